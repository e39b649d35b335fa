import { redirectDocument } from 'react-router';
import { officeAction } from '../../features/office/office-action.server.ts';
import { officeAddress } from '../../features/office/office-address.ts';
import { sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';

/** The two steps of the sign-in. */
export const action = officeAction({
  password: async (form) => {
    const from = officeAddress(form.text('from'));
    const answer = await sendTyped(form.api, 'StaffSignIn', form.texts('email', 'password'));
    if (!answer.ok) return form.refuse({ field: 'password', ...answer.failure });
    return answer.value.needsCode ? officePaths.staffSignInCode(from) : signedIn(from ?? officePaths.manage);
  },
  code: async (form) => {
    const from = officeAddress(form.text('from'));
    const answer = await sendTyped(form.api, 'ConfirmStaffSignIn', form.texts('code'));
    if (!answer.ok && answer.failure.code === 'signed_out') return officePaths.staffSignInAgain(from);
    if (!answer.ok) return form.refuse({ field: 'code', ...answer.failure });
    const isRecovery = answer.value.recoveryCodesLeft !== null;
    return signedIn(isRecovery ? officePaths.staffAccountAfterRecovery(from) : (from ?? officePaths.manage));
  },
});

/** A full page load, because the address may be a file and not a page of the app. */
const signedIn = (address: string): never => {
  throw redirectDocument(address, 303);
};
