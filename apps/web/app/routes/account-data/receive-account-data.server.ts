import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Handles the forms that are posted: the devices’, and without JavaScript those that ask for the password. */
export async function receiveAccountData(request: Request, api: ServerApi) {
  const { form, password, session } = await readTyped(request, ['form', 'password', 'session']);
  const { failure, to } = await sent(api, form, { password, session });
  if (failure === undefined) throw redirect(to, 303);
  if (failure.code === 'signed_out') throw redirect(signInFor(paths.accountData), 303);
  return refused(failure, { form });
}

async function sent(api: ServerApi, form: string, { password, session }: { password: string; session: string }) {
  if (form === 'download') {
    const answer = await sendTyped(api, 'RequestDataExport', { password });
    return { failure: answer.ok ? undefined : answer.failure, to: answer.ok ? answer.value.address : '' };
  }
  if (form === 'erase') {
    const answer = await sendTyped(api, 'EraseAccount', { password });
    return { failure: answer.ok ? undefined : answer.failure, to: paths.loginAfter('erased') };
  }
  const answer =
    session === ''
      ? await sendTyped(api, 'EndOtherSessions', {})
      : await sendTyped(api, 'EndSession', { sessionId: session });
  const to = paths.accountDataAfter(session === '' ? 'others-ended' : 'ended');
  // A session that had already ended is off the list, too.
  return { failure: answer.ok || answer.failure.code === 'not_found' ? undefined : answer.failure, to };
}
