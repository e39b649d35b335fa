import { passwordIsAcceptable } from '@boxwright/contract';

/** Shows how strong a password is; it never blocks the form. */
export function StrengthHint({ password }: { password: string }) {
  if (!passwordIsAcceptable(password)) return 'At least 6 characters, two of: small letters, capitals, digits';
  return password.length >= 12 ? 'A strong password' : 'Accepted. Twelve characters or more are much safer';
}
