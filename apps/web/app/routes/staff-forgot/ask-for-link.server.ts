import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Has a link mailed. The page says the same for an address that nobody has. */
export const action = officeAction(async (form) => {
  await form.send('MailStaffPasswordLink', { email: form.text('email').trim() });
  return officePaths.staffForgotSent;
});
