import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { officeAddress } from './office-address.ts';

interface Shown {
  readonly typed?: { readonly email: string };
}

/** Does a step of the sign-in that was posted without JavaScript. Neither password nor code is sent back. */
export async function receiveSignIn(request: Request, url: URL, api: ServerApi) {
  const { step, email, password, code } = await readTyped(request, ['step', 'email', 'password', 'code']);
  const from = officeAddress(url.searchParams.get('from'));
  if (step === 'code') {
    const answer = await sendTyped(api, 'ConfirmStaffSignIn', { code });
    if (!answer.ok) return refused<Shown>({ field: 'code', ...answer.failure }, {});
    const isRecovery = answer.value.recoveryCodesLeft !== null;
    throw redirect(isRecovery ? officePaths.staffAccountAfter('recovery') : (from ?? officePaths.manage), 303);
  }
  const answer = await sendTyped(api, 'StaffSignIn', { email: email.trim(), password });
  if (!answer.ok) return refused<Shown>({ field: 'password', ...answer.failure }, { typed: { email } });
  throw redirect(answer.value.needsCode ? officePaths.staffSignInCode(from) : (from ?? officePaths.manage), 303);
}
