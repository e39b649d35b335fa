import { fail, type Result } from '@boxwright/contract';
import type { Call } from '../door/call.ts';
import { overLimit } from '../door/limits.ts';
import { sourceOf } from '../door/source.ts';
import { knownDevice } from './devices.ts';
import type { Role } from './sessions.ts';

/** What to do when strangers have used up an account's tries: nobody who owns it has to wait for them. */
const waysIn: Readonly<Record<Role, string>> = {
  customer:
    'There were too many attempts to sign in with this email. Please press "Forgot password?" and open the link that we mail you, or sign in on a device that you have used before.',
  staff:
    'There were too many attempts to sign in with this email. Please sign in on a device that you have used before, or try again later.',
};

/**
 * Before a password is checked. A browser that signed in with the account before is counted for itself. Everybody else
 * is counted by source, by source and account together, and by account: the last is wide, and the same for an account
 * that doesn't exist. Customers and staff count apart.
 */
export async function overSignInLimit(
  call: Pick<Call, 'services' | 'source' | 'headers'>,
  role: Role,
  email: string,
): Promise<Result<never> | undefined> {
  const account = `${role} ${email.toLowerCase()}`;
  const device = knownDevice(call, role, email);
  if (device !== null) return overLimit(call, 'sign-in of account from one place', `${account} device ${device}`);
  const source = sourceOf(call.source);
  const refused =
    (await overLimit(call, 'sign-in from source', `${role} ${source}`)) ??
    (await overLimit(call, 'sign-in of account from one place', `${account} ${source}`));
  if (refused) return refused;
  const isFirst =
    role === 'staff' && !(await overLimit(call, 'first staff sign-ins of account from source', `${account} ${source}`));
  const full = await overLimit(call, isFirst ? 'first staff sign-ins of account' : 'sign-in of account', account);
  return full && !full.ok ? fail('too_many', waysIn[role], { details: full.failure.details ?? {} }) : undefined;
}
