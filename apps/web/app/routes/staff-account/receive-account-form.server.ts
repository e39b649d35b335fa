import type { Failure, Output } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface Shown {
  readonly form: string;
  readonly begun?: Output<'BeginAuthenticator'>;
  readonly codes?: readonly string[];
}

/** Does what a form of the page asks for; `form` says which. Secrets and codes are in this one answer only. */
export async function receiveAccountForm(request: Request, api: ServerApi) {
  const { form, password, code, session } = await readTyped(request, ['form', 'password', 'code', 'session']);
  const problem = (failure: Failure) => {
    if (failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.staffAccount), 303);
    return refused<Shown>(failure, { form });
  };
  const shown = (more: Omit<Shown, 'form'>) => ({ failed: undefined, form, ...more });
  if (form === 'begin') {
    const answer = await sendTyped(api, 'BeginAuthenticator', { password });
    return answer.ok ? shown({ begun: answer.value }) : problem(answer.failure);
  }
  if (form === 'confirm') {
    const answer = await sendTyped(api, 'ConfirmAuthenticator', { code });
    return answer.ok ? shown({ codes: answer.value.codes }) : problem(answer.failure);
  }
  if (form === 'codes') {
    const answer = await sendTyped(api, 'MakeRecoveryCodes', { password });
    return answer.ok ? shown({ codes: answer.value.codes }) : problem(answer.failure);
  }
  if (form === 'off') {
    const answer = await sendTyped(api, 'TurnOffAuthenticator', { password });
    if (!answer.ok) return problem(answer.failure);
    throw redirect(officePaths.staffAccountAfter('off'), 303);
  }
  const answer =
    session === ''
      ? await sendTyped(api, 'EndOtherStaffSessions', {})
      : await sendTyped(api, 'EndStaffSession', { sessionId: session });
  if (!answer.ok) return problem(answer.failure);
  throw redirect(officePaths.staffAccountAfter(session === '' ? 'others-ended' : 'ended'), 303);
}
