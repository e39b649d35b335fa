import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SetCookie } from 'cookie';
import { ownCookie } from '../../../adapters/identity/cookies.ts';
import type { Role } from '../../../adapters/identity/sessions.ts';
import type { Call } from '../../../calls/call.ts';
import { sourceOf } from '../../../process/source.ts';

/** The longest lifetime that browsers allow for a cookie. */
const cookieSeconds = 400 * 86_400;
/** Several people may share a computer, and one person may have two accounts; the oldest entry is dropped. */
const mostAccounts = 4;

const cookieNames: Readonly<Record<Role, string>> = {
  customer: 'boxwright.device',
  staff: 'boxwright-staff.device',
};

type CallWithCookies = Pick<Call, 'cookies' | 'services'>;

/**
 * The browser's device id if it is known for an account: somebody signed in to the account there, or proved access to
 * its mailbox. It authorises nothing. It has its own rate limit, so that strangers can't use up the owner's attempts.
 */
export function knownDevice(call: CallWithCookies, role: Role, email: string): string | null {
  const own = entriesOf(call, role).find(([device, signature]) => isSigned(call, role, email, device, signature));
  return own?.[0] ?? null;
}

/** The cookie that makes the browser known for an account, in addition to those it already contains. */
export function deviceCookie(call: CallWithCookies, role: Role, email: string): SetCookie {
  const known = knownDevice(call, role, email);
  const device = known ?? randomBytes(12).toString('base64url');
  const others = entriesOf(call, role).filter(([other]) => other !== known);
  const entries = [[device, signatureOf(call, role, email, device)] as const, ...others].slice(0, mostAccounts);
  const value = entries.map((entry) => entry.join('.')).join('~');
  return { name: cookieNames[role], value, maxAge: cookieSeconds, ...ownCookie(call.services.env.publicUrl) };
}

/** The subject of a rate limit on requests about an account: the known device, else the source. */
export function rateLimitSubject(call: CallWithCookies & Pick<Call, 'source'>, role: Role, email: string): string {
  const device = knownDevice(call, role, email);
  return device === null ? sourceOf(call.source) : `device ${device}`;
}

type Entry = readonly [device: string, signature: string];

function entriesOf({ cookies }: CallWithCookies, role: Role): readonly Entry[] {
  const cookie = cookies[cookieNames[role]] ?? '';
  return [...cookie.matchAll(/(?:^|~)([\w-]{16})\.([\w-]{43})(?=~|$)/g)]
    .slice(0, mostAccounts)
    .map(([, device = '', signature = '']) => [device, signature]);
}

const isSigned = (call: CallWithCookies, role: Role, email: string, device: string, signature: string): boolean =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(call, role, email, device)));

/** Includes role and e-mail, so that an entry is valid for one account only. */
const signatureOf = ({ services }: CallWithCookies, role: Role, email: string, device: string): string =>
  createHmac('sha256', services.secrets.device).update(`${role} ${email.toLowerCase()} ${device}`).digest('base64url');
