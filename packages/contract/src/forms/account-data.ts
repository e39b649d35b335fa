import { type Rule, required } from '../kernel/rules.ts';

export interface PasswordAgainForm {
  /** The current password: an open session alone must not be enough. */
  readonly password: string;
}

export const passwordAgainRules: readonly Rule<PasswordAgainForm>[] = [
  required('password', 'Please enter your password.'),
];

export const accountDataTexts = {
  wrongPassword: 'This is not your current password.',
  sessionGone: 'This device is signed out already.',
  thisSession: 'This is the device that you are using. Please sign out instead.',
  notErased: 'Your account can’t be erased yet.',
  erased: 'Your account is erased. We have mailed you what was erased and what is kept.',
} as const;
