import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SetCookie } from 'cookie';
import { ownCookie } from './cookies.ts';

const day = 86_400;

/** Customers stay signed in for a month of use, staff for a working day. */
const lifetimes = {
  customer: { expiresIn: 30 * day, updateAge: day },
  staff: { expiresIn: 12 * 3600, updateAge: 3600 },
} as const;

export type Role = keyof typeof lifetimes;

export interface SessionSettings {
  readonly publicUrl: string;
  readonly secret: string;
  /** The clock for the start and end of sessions. */
  readonly now: () => Date;
}

/** The times of a session that begins, or is extended, at a moment. */
export const lifetimeFrom = (role: Role, at: Date) => ({
  updatedAt: at,
  expiresAt: new Date(at.getTime() + lifetimes[role].expiresIn * 1000),
});

/** An unguessable token for a session: 192 bits. */
export const newSessionToken = (): string => randomBytes(24).toString('base64url');

/** Age in milliseconds after which a session in use is extended. */
export const prolongAfterMs = (role: Role): number => lifetimes[role].updateAge * 1000;

/**
 * The token in a session cookie's value, or null when our signature is missing or wrong: it is
 * `token.signature`, where the signature is HMAC-SHA-256 in base64.
 */
export function readSignedToken(value: string, secret: KeyObject): string | null {
  const [, token, signature] = /^([\w-]{16,128})\.([A-Za-z0-9+/]{43}=)$/.exec(value) ?? [];
  if (token === undefined || signature === undefined) return null;
  const expected = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(Buffer.from(signature, 'base64'), expected) ? token : null;
}

/** A session cookie's value. */
export const signedToken = (token: string, secret: KeyObject): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

/** A role's session cookie with a full lifetime. */
export const sessionCookie = (role: Role, value: string, publicUrl: string): SetCookie => ({
  name: sessionCookieName(role, publicUrl),
  value,
  maxAge: lifetimes[role].expiresIn,
  ...ownCookie(publicUrl),
});

/** Removes a role's session cookie. */
export const endedCookie = (role: Role, publicUrl: string): SetCookie => ({
  ...sessionCookie(role, '', publicUrl),
  maxAge: 0,
});

/**
 * Name of a role's session cookie. Each role has its own, so that staff can be signed in to the back office and shop as
 * a customer in one browser.
 */
export const sessionCookieName = (role: Role, publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${role === 'staff' ? 'boxwright-staff' : 'boxwright'}.session_token`;
