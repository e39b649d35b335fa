import { redirect } from 'react-router';
import { askedId } from '../../features/office/asked-id.ts';
import { readTyped, refused } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Handles the form that sends a mail again, and then shows the copy. */
export async function receiveResend(request: Request, api: ServerApi) {
  const { again } = await readTyped(request, ['again']);
  const answer = await api.call('ResendMail', { id: askedId(again) ?? 0 });
  if (answer.ok) throw redirect(officePaths.mailboxOf({ mail: answer.value.id, done: 'again' }), 303);
  if (answer.failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.mailbox), 303);
  return refused(answer.failure, {});
}
