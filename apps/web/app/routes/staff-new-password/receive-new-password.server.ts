import { firstBroken, staffNewPasswordPageRules } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Sets the password with the mailed link. */
export const action = officeAction(async (form) => {
  const { password, ...rest } = form.texts('password', 'confirmPassword');
  // The confirmation is checked here, because it isn't sent.
  const broken = firstBroken(staffNewPasswordPageRules, { password, ...rest });
  if (broken) form.refuse({ code: 'invalid', ...broken });
  await form.send('ResetStaffPassword', { token: form.textOfPage('token'), password });
  return officePaths.staffSignInAfterReset;
});
