import { holdsNoLink, isEmail, type Rule, required } from '../kernel/rules.ts';
import { staffRoles } from '../kernel/staff-roles.ts';
import { nameWithLink } from './account.ts';
import { confirmation, longEnough } from './password.ts';

/** Texts of the staff's own screens. The back office isn't in the specification. */
export const staffTexts = {
  wrongCode: 'This code is wrong, or it was used already. The app shows a new one every 30 seconds.',
  signInAgain: 'The sign-in took too long or had too many wrong codes. Please enter your password again.',
  codeWanted: 'Please enter the code of your authenticator app, or one of your recovery codes.',
  lastAdmin: 'This is the only Admin. Make somebody else Admin first.',
  changedMeanwhile: 'Somebody has changed this member meanwhile. Please load the page again.',
  noSuchMember: 'There is no such member of staff.',
  /** Only after the right password, so that strangers don’t learn which accounts there are. */
  accessEnded: 'Your access to the back office has ended. An Admin of the shop can give it back to you.',
  invitationGone: 'This invitation was accepted or withdrawn meanwhile.',
  /** Shown to whoever opens such a link; the same for all reasons. */
  linkGone: 'This invitation was used already, is too old, or was withdrawn. Please ask for a new one.',
  invitedAlready: 'This email is invited already. You can send the invitation again.',
  onStaff: 'This email belongs to somebody on the list of staff.',
  isCustomer: 'This email belongs to a customer’s account. Please use another one.',
  authenticatorIsOn: 'Your authenticator app is on already.',
  authenticatorIsOff: 'Your authenticator app is off.',
  ownAuthenticator: 'Please switch off your own authenticator app on the page of your account.',
  noAuthenticatorBegun: 'Please begin again: there is no authenticator app to confirm.',
} as const;

export interface InvitationForm {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

const isRole = (role: string) => staffRoles.some((known) => known === role);

export const invitationRules: readonly Rule<InvitationForm>[] = [
  required('name', 'Please enter a name.'),
  holdsNoLink('name', 'Please enter the name without a web address.'),
  required('email', 'Please enter an email.'),
  isEmail('email', 'Please enter valid email.'),
  { field: 'role', text: 'Please choose a role.', fails: ({ role }) => !isRole(role) },
];

export const roleRules: readonly Rule<{ readonly role: string }>[] = [
  { field: 'role', text: 'Please choose a role.', fails: ({ role }) => !isRole(role) },
];

export interface JoinForm {
  readonly name: string;
  readonly password: string;
}

export const joinRules: readonly Rule<JoinForm>[] = [
  required('name', 'Please enter your name.'),
  holdsNoLink('name', nameWithLink),
  required('password', 'Please enter new password.'),
  ...(longEnough as readonly Rule<JoinForm>[]), // it reads one of these fields
];

export interface ConfirmedJoinForm extends JoinForm {
  readonly confirmPassword: string;
}

/** The page checks the confirmation last; it is never sent. */
export const joinPageRules: readonly Rule<ConfirmedJoinForm>[] = [
  ...(joinRules as readonly Rule<ConfirmedJoinForm>[]), // each reads a subset of these fields
  ...confirmation<ConfirmedJoinForm>('Please confirm your password.'),
];

export interface StaffCodeForm {
  readonly code: string;
}

export const staffCodeRules: readonly Rule<StaffCodeForm>[] = [required('code', 'Please enter the code.')];
