import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Sends a copy of the mail, and then shows the copy. */
export const action = officeAction(async (form) => {
  const { id } = await form.send('ResendMail', { id: form.id('again') });
  return officePaths.mailboxOf({ mail: id, done: 'again' });
});
