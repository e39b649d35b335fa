import { officeAction } from '../../features/office/office-action.server.ts';
import { formatDay } from '../../ui/moment.ts';

export const action = officeAction({
  close: async (form) => {
    const { through } = await form.send('CloseBooks', form.texts('through'));
    return { done: `The books are closed until ${formatDay(through)}.` };
  },
  reopen: async (form) => {
    const { through } = await form.send('ReopenBooks', form.texts('seenThrough', 'reason'));
    return { done: `Reopened. The books are closed until ${formatDay(through)}.` };
  },
});
