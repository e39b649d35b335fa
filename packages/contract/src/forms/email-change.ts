import { isEmail, type Rule, required } from '../kernel/rules.ts';

export interface EmailChangeForm {
  /** The new address. */
  readonly email: string;
  /** The current password: an open session alone must not be able to move the sign-in address. */
  readonly password: string;
}

/** Not in the specification; the texts are the specification's for the same fields. */
export const emailChangeRules: readonly Rule<EmailChangeForm>[] = [
  required('email', 'Please enter email.'),
  isEmail('email', 'Please enter valid E-mail.'),
  required('password', 'Please enter your password.'),
];

export const emailChangeTexts = {
  wrongPassword: 'This is not your current password.',
  same: 'This is the address of your account already.',
  taken: 'This email address is registered already.',
  linkExpired: 'This link was used already or is too old. Please change your email in your profile once more.',
  changed: 'Your email is changed. Please login with the new one.',
} as const;
