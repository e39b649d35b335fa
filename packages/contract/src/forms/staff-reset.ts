import { isEmail, type Rule, required } from '../kernel/rules.ts';
import { type ConfirmedPasswordForm, confirmation, longEnough, type NewPasswordForm } from './password.ts';

/** Texts for staff who have forgotten their password and set a new one. */
export const staffResetTexts = {
  /** The same text whether or not the address belongs to a member of staff. */
  mailed:
    'If this address belongs to an account of the back office, a mail with a link is on its way. The link works once, for one hour. If no mail comes, look in your spam, or ask your Admin.',
  linkGone: 'This link was used already, is too old, or was replaced by a newer one. Please ask for a new link.',
  changed: 'Your password was changed, and all your devices were signed out. Sign in with the new password.',
} as const;

export const staffForgotRules: readonly Rule<{ readonly email: string }>[] = [
  required('email', 'Please enter your email.'),
  isEmail('email', 'Please enter valid email.'),
];

export const staffNewPasswordRules: readonly Rule<NewPasswordForm>[] = [
  required('password', 'Please enter new password.'),
  ...longEnough,
];

/** The page checks the confirmation last; it is never sent. */
export const staffNewPasswordPageRules: readonly Rule<ConfirmedPasswordForm>[] = [
  ...(staffNewPasswordRules as readonly Rule<ConfirmedPasswordForm>[]), // each reads a subset of these fields
  ...confirmation<ConfirmedPasswordForm>('Please confirm your password.'),
];
