import { atMost, holdsNoLink, isEmail, isMobile, passwordIsAcceptable, type Rule, required } from '../kernel/rules.ts';
import { longest } from './lengths.ts';

export interface RegistrationForm {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  readonly companyName?: string;
}

export const weakPassword = 'Password must be at least 6 characters  & contains a number and a letter';

/** Shown for a name that would become a link in the mails that contain it. */
export const nameWithLink = 'Please enter your name without a web address.';

/** Document 1, 5.5: in this order; the last three rules are our additions. */
export const registrationRules: readonly Rule<RegistrationForm>[] = [
  required('name', 'Please enter your name.'),
  required('email', 'Please enter email address.'),
  isEmail('email', 'Please enter valid email address.'),
  required('mobile', 'Please enter mobile number.'),
  isMobile('mobile', 'Please enter valid mobile number.'),
  required('password', 'Please enter password.'),
  { field: 'password', text: weakPassword, fails: ({ password }) => !passwordIsAcceptable(password) },
  holdsNoLink('name', nameWithLink),
  atMost('name', longest.name, 'your name'),
  atMost('companyName', longest.company, 'the company name'),
];

export interface ConfirmedRegistrationForm extends RegistrationForm {
  readonly confirmPassword: string;
}

/** The page checks the confirmation last; it is never sent. */
export const registrationPageRules: readonly Rule<ConfirmedRegistrationForm>[] = [
  ...(registrationRules as readonly Rule<ConfirmedRegistrationForm>[]), // each reads a subset of these fields
  required('confirmPassword', 'Please confirm your password.'),
  {
    field: 'confirmPassword',
    text: 'New Password and Confirm Password do not match.',
    fails: ({ password, confirmPassword }) => password !== confirmPassword,
  },
];

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** Document 1, 5.6. */
export const loginRules: readonly Rule<LoginForm>[] = [
  required('email', 'Please enter your email.'),
  isEmail('email', 'Please enter valid email.'),
  required('password', 'Please enter your password.'),
];
