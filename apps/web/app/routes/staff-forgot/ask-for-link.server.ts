import { redirect } from 'react-router';
import { refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Has a link mailed. The page says the same for an address that nobody has. */
export async function askForLink(request: Request, api: ServerApi) {
  const { email } = await readTyped(request, ['email']);
  const answer = await sendTyped(api, 'MailStaffPasswordLink', { email: email.trim() });
  if (!answer.ok) return refuseForm(request, 'forgot', { email }, answer.failure);
  throw redirect(officePaths.staffForgotSent, 303);
}
