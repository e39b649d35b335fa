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

/** The confirmation is checked by the page and never travels; each form asks for it in its own words. */
function confirmation<V extends ConfirmedPasswordForm>(missing: string): readonly Rule<V>[] {
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

/** What is said after the rules have held (document 1, sections 7 and 8): case and stops are the specification's. */
export const passwordTexts = {
  notRegistered: 'Email Id is not Registered',
  codeSent: 'Your verification OTP is successfully sent to your Email Id.',
  wrongCode: 'Incorrect OTP.',
  changed: 'Password Successfully updated',
  notChanged: 'something went wrong, try again later',
  reset: 'Password successfully changed',
  notReset: 'Something went wrong, try again later.',
  /** Ours, as the link is. */
  linkOver: 'This link was used already or is too old. Please ask for a new one.',
} as const;

export interface StaffPasswordForm {
  readonly currentPassword: string;
  readonly password: string;
}

export const fewestStaffCharacters = 12;

/** The back office is ours, and so are these words; they follow those of the customers' forms. */
export const staffPasswordTexts = {
  wrong: 'The current password is wrong.',
  changed: 'Your password was changed. All your other devices were signed out.',
} as const;

export const staffPasswordRules: readonly Rule<StaffPasswordForm>[] = [
  required('currentPassword', 'Please enter your current password.'),
  required('password', 'Please enter new password.'),
  {
    field: 'password',
    text: `Password must be at least ${fewestStaffCharacters} characters`,
    fails: ({ password }) => password.length < fewestStaffCharacters,
  },
  {
    field: 'password',
    text: 'Please choose another password than the current one.',
    fails: ({ currentPassword, password }) => password === currentPassword,
  },
];

export interface ConfirmedStaffPasswordForm extends StaffPasswordForm {
  readonly confirmPassword: string;
}

/** The page checks the confirmation last; it never travels. */
export const staffPasswordPageRules: readonly Rule<ConfirmedStaffPasswordForm>[] = [
  ...(staffPasswordRules as readonly Rule<ConfirmedStaffPasswordForm>[]), // each reads a subset of these fields
  ...confirmation('Please confirm your password.'),
];
