import { officeAction } from '../../features/office/office-action.server.ts';
import { sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import { officeAddress } from './office-address.ts';

/** The two steps of the sign-in. */
export const action = officeAction({
  password: async (form) => {
    const from = officeAddress(form.url.searchParams.get('from'));
    const { email, password } = form.texts('email', 'password');
    const answer = await sendTyped(form.api, 'StaffSignIn', { email: email.trim(), password });
    if (!answer.ok) return form.refuse({ field: 'password', ...answer.failure });
    return answer.value.needsCode ? officePaths.staffSignInCode(from) : (from ?? officePaths.manage);
  },
  code: async (form) => {
    const answer = await sendTyped(form.api, 'ConfirmStaffSignIn', form.texts('code'));
    if (!answer.ok) return form.refuse({ field: 'code', ...answer.failure });
    const isRecovery = answer.value.recoveryCodesLeft !== null;
    const from = officeAddress(form.url.searchParams.get('from'));
    return isRecovery ? officePaths.staffAccountAfter('recovery') : (from ?? officePaths.manage);
  },
});
