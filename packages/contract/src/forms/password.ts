import { isEmail, passwordIsAcceptable, type Rule, required } from '../kernel/rules.ts';
import { weakPassword } from './account.ts';

export interface NewPasswordForm {
  readonly password: string;
}

/** Document 1, 5.4. */
export const newPasswordRules: readonly Rule<NewPasswordForm>[] = [
  required('password', 'Please enter new password.'),
  { field: 'password', text: weakPassword, fails: ({ password }) => !passwordIsAcceptable(password) },
];

export interface ConfirmedPasswordForm extends NewPasswordForm {
  readonly confirmPassword: string;
}

/** The page checks the confirmation and never sends it; each form has its own text for a missing one. */
export function confirmation<V extends ConfirmedPasswordForm>(missing: string): readonly Rule<V>[] {
  return [
    { field: 'confirmPassword', text: missing, fails: ({ confirmPassword }) => confirmPassword === '' },
    {
      field: 'confirmPassword',
      text: 'New Password and Confirm Password do not match.',
      fails: ({ password, confirmPassword }) => password !== confirmPassword,
    },
  ];
}

const confirmed = (missing: string): readonly Rule<ConfirmedPasswordForm>[] => [
  ...(newPasswordRules as readonly Rule<ConfirmedPasswordForm>[]), // each reads a subset of these fields
  ...confirmation<ConfirmedPasswordForm>(missing),
];

export const changePasswordRules = confirmed('Please confirm your password.');
export const resetPasswordRules = confirmed('Please enter confirm password.');

export interface ForgotPasswordForm {
  readonly email: string;
}

/** Document 1, 5.7. */
export const forgotPasswordRules: readonly Rule<ForgotPasswordForm>[] = [
  required('email', 'Please enter your Email.'),
  isEmail('email', 'Please enter valid Email Address.'),
];

export interface CodeForm {
  readonly code: string;
}

export const codeRules: readonly Rule<CodeForm>[] = [required('code', 'Please enter OTP.')];

/**
 * Texts of the steps after validation (document 1, sections 7 and 8). Capitals and full stops are the specification's.
 */
export const passwordTexts = {
  notRegistered: 'Email Id is not Registered',
  codeSent: 'Your verification OTP is successfully sent to your Email Id.',
  wrongCode: 'Incorrect OTP.',
  /** Our addition: this code can't be used any more. */
  spentCode: 'This code was used already, tried too often or is too old. Please press Resend for a new one.',
  changed: 'Password Successfully updated',
  notChanged: 'something went wrong, try again later',
  reset: 'Password successfully changed',
  notReset: 'Something went wrong, try again later.',
  /** Our addition, like the link itself. */
  linkExpired: 'This link was used already or is too old. Please ask for a new one.',
} as const;

export interface StaffPasswordForm {
  readonly currentPassword: string;
  readonly password: string;
}

export const minimumStaffPasswordLength = 12;

/** The back office isn't in the specification; these texts follow those of the customers' forms. */
export const staffPasswordTexts = {
  wrong: 'The current password is wrong.',
  changed: 'Your password was changed. All your other devices were signed out.',
} as const;

/** A password of staff has at least twelve characters. */
export const longEnough: readonly Rule<NewPasswordForm>[] = [
  {
    field: 'password',
    text: `Password must be at least ${minimumStaffPasswordLength} characters`,
    fails: ({ password }) => password.length < minimumStaffPasswordLength,
  },
];

export const staffPasswordRules: readonly Rule<StaffPasswordForm>[] = [
  required('currentPassword', 'Please enter your current password.'),
  required('password', 'Please enter new password.'),
  ...(longEnough as readonly Rule<StaffPasswordForm>[]), // it reads one of these fields
  {
    field: 'password',
    text: 'Please choose a password that differs from the current one.',
    fails: ({ currentPassword, password }) => password === currentPassword,
  },
];

export interface ConfirmedStaffPasswordForm extends StaffPasswordForm {
  readonly confirmPassword: string;
}

/** The page checks the confirmation last; it is never sent. */
export const staffPasswordPageRules: readonly Rule<ConfirmedStaffPasswordForm>[] = [
  ...(staffPasswordRules as readonly Rule<ConfirmedStaffPasswordForm>[]), // each reads a subset of these fields
  ...confirmation('Please confirm your password.'),
];
