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

/** The confirmation is checked by the page and never travels; each of the two forms asks for it in its own words. */
const confirmed = (missing: string): readonly Rule<ConfirmedPasswordForm>[] => [
  ...(newPasswordRules as readonly Rule<ConfirmedPasswordForm>[]), // each reads a subset of these fields
  required('confirmPassword', missing),
  {
    field: 'confirmPassword',
    text: 'New Password and Confirm Password do not match.',
    fails: ({ password, confirmPassword }) => password !== confirmPassword,
  },
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
} as const;
