import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { account, type DbOrTx, session, user, verification } from '@boxwright/storage';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { admin } from 'better-auth/plugins';
import type { SetCookie } from 'cookie';
import { ownCookie } from './cookies.ts';
import { hashPassword, passwordMatches } from './password.ts';

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

/**
 * The session library for one role. Each role has its own cookie, so that staff can be signed in to the back office
 * and shop as a customer in one browser. When `db` is a transaction, its writes are part of it.
 */
export const sessionsOf = (role: Role, db: DbOrTx, { publicUrl, secret, now }: SessionSettings) =>
  betterAuth({
    appName: 'Boxwright',
    baseURL: publicUrl,
    basePath: '/never-mounted',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: ({ hash, password }) => passwordMatches(password, hash) },
    },
    plugins: [admin({ defaultRole: 'customer' })],
    session: lifetimes[role],
    // The library would use the system's clock.
    databaseHooks: {
      session: {
        create: { before: async (made) => ({ data: { ...made, createdAt: now(), ...lifetimeFrom(role, now()) } }) },
      },
    },
    // Rate limits are applied before these endpoints are called, which happens in-process only.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: role === 'staff' ? 'boxwright-staff' : 'boxwright',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
  });

/** The times of a session that begins, or is extended, at a moment. */
export const lifetimeFrom = (role: Role, at: Date) => ({
  updatedAt: at,
  expiresAt: new Date(at.getTime() + lifetimes[role].expiresIn * 1000),
});

/** Age in milliseconds after which a session in use is extended. */
export const prolongAfterMs = (role: Role): number => lifetimes[role].updateAge * 1000;

/**
 * The token in a session cookie's value, or null when our signature is missing or wrong: the library writes
 * `token.signature`, where the signature is HMAC-SHA-256 in base64.
 */
export function readSignedToken(value: string, secret: KeyObject): string | null {
  const [, token, signature] = /^([\w-]{16,128})\.([A-Za-z0-9+/]{43}=)$/.exec(value) ?? [];
  if (token === undefined || signature === undefined) return null;
  const expected = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(Buffer.from(signature, 'base64'), expected) ? token : null;
}

/** A session cookie's value, as the library writes it. */
export const signedToken = (token: string, secret: KeyObject): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

/** A role's session cookie with a full lifetime. */
export const prolongedCookie = (role: Role, value: string, publicUrl: string): SetCookie => ({
  name: sessionCookieName(role, publicUrl),
  value,
  maxAge: lifetimes[role].expiresIn,
  ...ownCookie(publicUrl),
});

/** Name of a role's session cookie, as the library composes it. */
export const sessionCookieName = (role: Role, publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${role === 'staff' ? 'boxwright-staff' : 'boxwright'}.session_token`;
