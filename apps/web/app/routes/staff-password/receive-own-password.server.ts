import { firstBroken, staffPasswordPageRules } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

/** Changes the member's own password. */
export const action = officeAction(async (form) => {
  const { confirmPassword, ...passwords } = form.texts('currentPassword', 'password', 'confirmPassword');
  // The confirmation is checked here, because it isn't sent.
  const broken = firstBroken(staffPasswordPageRules, { ...passwords, confirmPassword });
  if (broken) form.refuse({ code: 'invalid', ...broken });
  await form.send('ChangeStaffPassword', passwords);
  return officePaths.staffAccountAfter('password');
});
