import { fail, firstBroken, staffNewPasswordPageRules } from '@boxwright/contract';
import { redirect } from 'react-router';
import { refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Sets the password by the mailed link. What was typed is never sent back. */
export async function receiveNewPassword(request: Request, token: string, api: ServerApi) {
  const typed = await readTyped(request, ['password', 'confirmPassword']);
  // The confirmation is checked here, because it isn't sent.
  const broken = firstBroken(staffNewPasswordPageRules, typed);
  const answer = broken
    ? fail('invalid', broken.text, { field: broken.field })
    : await sendTyped(api, 'ResetStaffPassword', { token, password: typed.password });
  if (!answer.ok) return refuseForm(request, 'new-password', {}, answer.failure);
  throw redirect(officePaths.staffSignInAfterReset, 303);
}
