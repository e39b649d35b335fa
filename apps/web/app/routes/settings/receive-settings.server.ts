import { isSettingsSection, settingsFields } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

const runTest = (name: 'SendTestMail' | 'TestPayments') => async (form: SentForm) => ({
  done: (await form.send(name, {})).text,
});

/** A section to save, or a test of mails or payments. */
export const action = officeAction({
  mail: runTest('SendTestMail'),
  payments: runTest('TestPayments'),
  save: async (form) => {
    const { section, seen } = form.texts('section', 'seen');
    if (!isSettingsSection(section)) return officePaths.settings;
    const values = form.texts(...settingsFields(section).map(({ name }) => name));
    const { changed } = await form.send('SaveSettings', { section, seen, values });
    return { done: changed.length === 0 ? 'Nothing was changed.' : 'Saved. The site shows it from now on.' };
  },
});
