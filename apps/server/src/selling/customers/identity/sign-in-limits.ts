import { fail, type Result } from '@boxwright/contract';
import type { Role } from '../../../adapters/identity/sessions.ts';
import type { Call } from '../../../calls/call.ts';
import { checkRateLimit } from '../../../calls/limits.ts';
import { sourceOf } from '../../../process/source.ts';
import { knownDevice } from './devices.ts';

/** Shown when strangers have used up an account's attempts: how the owner can sign in without waiting. */
const tooManyTexts: Readonly<Record<Role, string>> = {
  customer:
    'There were too many attempts to sign in with this email. Please press "Forgot password?" and open the link that we mail you, or sign in on a device that you have used before.',
  staff:
    'There were too many attempts to sign in with this email. Please press "Forgot your password?" and open the link that we mail you, or sign in on a device that you have used before.',
};

/**
 * Applies the rate limits of signing in; call it before a password is checked. A device that is known for the account
 * has its own limit. All others are limited by source, by source and account, and by account. The limit by account is
 * generous, and the same for an account that doesn't exist. Customers and staff are counted separately.
 */
export async function overSignInLimit(
  call: Pick<Call, 'services' | 'source' | 'cookies'>,
  role: Role,
  email: string,
): Promise<Result<never> | undefined> {
  const account = `${role} ${email.toLowerCase()}`;
  const device = knownDevice(call, role, email);
  if (device !== null) return checkRateLimit(call, 'sign-in of account from one place', `${account} device ${device}`);
  const source = sourceOf(call.source);
  const refused =
    (await checkRateLimit(call, 'sign-in from source', `${role} ${source}`)) ??
    (await checkRateLimit(call, 'sign-in of account from one place', `${account} ${source}`));
  if (refused) return refused;
  const isFirst =
    role === 'staff' &&
    !(await checkRateLimit(call, 'first staff sign-ins of account from source', `${account} ${source}`));
  const full = await checkRateLimit(call, isFirst ? 'first staff sign-ins of account' : 'sign-in of account', account);
  return full && !full.ok ? fail('too_many', tooManyTexts[role], { details: full.failure.details ?? {} }) : undefined;
}
