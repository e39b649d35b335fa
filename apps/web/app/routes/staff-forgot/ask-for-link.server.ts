import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Mails a link. The page shows the same for an unknown address, so that nobody can find out who has an account. */
export const action = officeAction(async (form) => {
  await form.send('MailStaffPasswordLink', { email: form.text('email').trim() });
  return officePaths.staffForgotSent;
});
