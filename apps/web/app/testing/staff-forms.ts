import { action as receiveJoin } from '../routes/join-staff/receive-join.server.ts';
import { action as receiveSignIn } from '../routes/manage/receive-sign-in.server.ts';
import { action as receiveAccount } from '../routes/staff-account/receive-account-form.server.ts';
import { action as askForLink } from '../routes/staff-forgot/ask-for-link.server.ts';
import { action as receiveStaff } from '../routes/staff-members/receive-staff-form.server.ts';
import { action as receiveNewPassword } from '../routes/staff-new-password/receive-new-password.server.ts';
import { action as receiveOwnPassword } from '../routes/staff-password/receive-own-password.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const staff = officePage(receiveStaff, '/manage/staff');
const invited = { name: 'Ravi', role: 'Production' };
const account = officePage(receiveAccount, '/manage/account');
const password = { password: 'kraft-board4' };
const passwords = { ...password, confirmPassword: 'kraft-board4' };
const codes = { codes: ['aaaa-bbbb'] };
const authenticator = { secret: 'ABCD EFGH', address: 'otpauth://totp/1', qrSize: 21, qrPath: 'M0 0' };
const token = 'a'.repeat(43);

const signIn = officePage(receiveSignIn, '/manage');
const from = '/manage/orders/7#proof-1';

export const staffForms: readonly OfficeForm[] = [
  officeForm(
    staff,
    { form: 'invite', ...invited, email: ' ravi@shop.example ' },
    'InviteStaff',
    { ...invited, email: 'ravi@shop.example' },
    { email: 'ravi@shop.example' },
    { done: 'The invitation is on its way to ravi@shop.example.' },
  ),
  officeForm(
    staff,
    { form: 'send-again', id: '4' },
    'SendStaffInvitationAgain',
    { id: 4 },
    { email: 'r@shop.example' },
    {
      done: 'A new invitation is on its way to r@shop.example. The earlier link no longer works.',
    },
  ),
  officeForm(
    staff,
    { form: 'withdraw', id: '4' },
    'WithdrawStaffInvitation',
    { id: 4 },
    { email: 'r@shop.example' },
    {
      done: 'The invitation of r@shop.example is withdrawn.',
    },
  ),
  officeForm(
    staff,
    { form: 'role', id: '4', role: 'Accounts', seenRole: 'Production' },
    'ChangeStaffRole',
    { id: 4, role: 'Accounts', seenRole: 'Production' },
    { name: 'Ravi', role: 'Accounts' },
    { done: 'Ravi has the role Accounts now.' },
  ),
  officeForm(
    staff,
    { form: 'remove-authenticator', id: '4' },
    'RemoveStaffAuthenticator',
    { id: 4 },
    { name: 'Ravi' },
    {
      done: 'Ravi signs in without an authenticator app now, and was signed out.',
    },
  ),
  officeForm(
    staff,
    { form: 'give-back', id: '4' },
    'SetStaffAccess',
    { id: 4, isActive: true },
    { name: 'Ravi' },
    {
      done: 'Ravi may sign in again.',
    },
  ),
  officeForm(
    staff,
    { form: 'end', id: '4' },
    'SetStaffAccess',
    { id: 4, isActive: false },
    { name: 'Ravi' },
    {
      done: 'The access of Ravi has ended.',
    },
  ),
  officeForm(account, { form: 'begin', ...password }, 'BeginAuthenticator', password, authenticator, {
    begun: authenticator,
  }),
  officeForm(account, { form: 'confirm', code: '123456' }, 'ConfirmAuthenticator', { code: '123456' }, codes, codes),
  officeForm(account, { form: 'codes', ...password }, 'MakeRecoveryCodes', password, codes, codes),
  officeForm(account, { form: 'off', ...password }, 'TurnOffAuthenticator', password, {}, '/manage/account?done=off'),
  officeForm(
    account,
    { form: 'end', session: 's1' },
    'EndStaffSession',
    { sessionId: 's1' },
    {},
    '/manage/account?done=ended',
  ),
  officeForm(account, { form: 'end' }, 'EndOtherStaffSessions', {}, {}, '/manage/account?done=others-ended'),
  officeForm(
    signIn,
    { form: 'password', from, email: ' ravi@shop.example ', ...password },
    'StaffSignIn',
    { email: 'ravi@shop.example', ...password },
    { needsCode: false, name: 'Ravi' },
    from,
  ),
  officeForm(
    signIn,
    { form: 'password', from, email: 'ravi@shop.example', ...password },
    'StaffSignIn',
    { email: 'ravi@shop.example', ...password },
    { needsCode: true, name: null },
    '/manage?step=code&from=%2Fmanage%2Forders%2F7%23proof-1',
  ),
  officeForm(
    signIn,
    { form: 'code', from, code: '123456' },
    'ConfirmStaffSignIn',
    { code: '123456' },
    { name: 'Ravi', recoveryCodesLeft: null },
    from,
  ),
  officeForm(
    signIn,
    { form: 'code', from, code: 'aaaa-bbbb' },
    'ConfirmStaffSignIn',
    { code: 'aaaa-bbbb' },
    { name: 'Ravi', recoveryCodesLeft: 9 },
    '/manage/account?done=recovery&from=%2Fmanage%2Forders%2F7%23proof-1',
  ),
  officeForm(
    officePage(receiveJoin, `/manage/join/${token}`, { token }),
    { name: 'Ravi', ...passwords },
    'JoinStaff',
    { token, name: 'Ravi', ...password },
    { role: 'Production' },
    '/manage',
  ),
  officeForm(
    officePage(askForLink, '/manage/forgot'),
    { email: ' ravi@shop.example ' },
    'MailStaffPasswordLink',
    { email: 'ravi@shop.example' },
    {},
    '/manage/forgot?sent=1',
  ),
  officeForm(
    officePage(receiveNewPassword, `/manage/new-password/${token}`, { token }),
    passwords,
    'ResetStaffPassword',
    { token, ...password },
    {},
    '/manage?done=password',
  ),
  officeForm(
    officePage(receiveOwnPassword, '/manage/password'),
    { currentPassword: 'kraft-board3', ...passwords },
    'ChangeStaffPassword',
    { currentPassword: 'kraft-board3', ...password },
    {},
    '/manage/account?done=password',
  ),
];
