import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Call } from '../door/call.ts';
import { sourceOf } from '../door/source.ts';
import { readCookie } from './cookies.ts';
import type { Role } from './sessions.ts';

/** The longest that browsers keep a cookie. */
const cookieSeconds = 400 * 86_400;
/** One computer has several people, and one person two accounts; the oldest is forgotten. */
const mostAccounts = 4;

const cookieNames: Readonly<Record<Role, string>> = {
  customer: 'boxwright.device',
  staff: 'boxwright-staff.device',
};

type Asking = Pick<Call, 'headers' | 'services'>;

/**
 * The number of the browser where it is known for an account: somebody has signed in with it there, or has proved its
 * mailbox. It opens nothing; it is counted for itself, so that no stranger can use up the owner's tries.
 */
export function knownDevice(call: Asking, role: Role, email: string): string | null {
  const own = entriesOf(call, role).find(([device, signature]) => isSigned(call, role, email, device, signature));
  return own?.[0] ?? null;
}

/** Set-Cookie value after which the browser is known for an account, besides those that it was known for. */
export function deviceCookie(call: Asking, role: Role, email: string): string {
  const known = knownDevice(call, role, email);
  const device = known ?? randomBytes(12).toString('base64url');
  const others = entriesOf(call, role).filter(([other]) => other !== known);
  const entries = [[device, signatureOf(call, role, email, device)] as const, ...others].slice(0, mostAccounts);
  const value = entries.map((entry) => entry.join('.')).join('~');
  const secure = call.services.env.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieNames[role]}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Who is counted where somebody asks about an account: the browser where it is known for it, else the source. */
export function whoAsks(call: Asking & Pick<Call, 'source'>, role: Role, email: string): string {
  const device = knownDevice(call, role, email);
  return device === null ? sourceOf(call.source) : `device ${device}`;
}

type Entry = readonly [device: string, signature: string];

function entriesOf({ headers }: Asking, role: Role): readonly Entry[] {
  const cookie = readCookie(headers.get('cookie') ?? '', cookieNames[role]) ?? '';
  return [...cookie.matchAll(/(?:^|~)([\w-]{16})\.([\w-]{43})(?=~|$)/g)]
    .slice(0, mostAccounts)
    .map(([, device = '', signature = '']) => [device, signature]);
}

const isSigned = (call: Asking, role: Role, email: string, device: string, signature: string): boolean =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(call, role, email, device)));

/** Bound to the account by its e-mail: a browser that is known for one is a stranger to every other. */
const signatureOf = ({ services }: Asking, role: Role, email: string, device: string): string =>
  createHmac('sha256', services.secrets.device).update(`${role} ${email.toLowerCase()} ${device}`).digest('base64url');
