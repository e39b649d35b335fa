import { createHmac, timingSafeEqual } from 'node:crypto';
import { account, type DbOrTx, session, user, verification } from '@boxwright/storage';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { admin } from 'better-auth/plugins';
import { hashPassword, passwordMatches } from './password.ts';

const day = 86_400;

/** Customers stay signed in for a month of use, staff for a working day. */
const lives = {
  customer: { expiresIn: 30 * day, updateAge: day },
  staff: { expiresIn: 12 * 3600, updateAge: 3600 },
} as const;

export type Role = keyof typeof lives;

export interface SessionSettings {
  readonly publicUrl: string;
  readonly secret: string;
}

/**
 * The session library for one role. Each role has its own cookie, so that staff can be signed in to the back office
 * and shop as a customer in one browser. Over a transaction it writes as part of that.
 */
export const sessionsOf = (role: Role, db: DbOrTx, { publicUrl, secret }: SessionSettings) =>
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
    session: lives[role],
    // Our door limits the rate, in the database; these endpoints are called in-process only.
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

/** Milliseconds of use after which a session is prolonged. */
export const prolongAfterMs = (role: Role): number => lives[role].updateAge * 1000;

/**
 * The token in a session cookie's value, or null when it isn't one that we signed: the library writes
 * `token.signature`, the signature being HMAC-SHA-256 in base64, URL-encoded.
 */
export function readSignedToken(value: string, secret: string): string | null {
  const [, token, signature] = /^([\w-]{16,128})\.([A-Za-z0-9+/]{43}=)$/.exec(decoded(value)) ?? [];
  if (token === undefined || signature === undefined) return null;
  const expected = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(Buffer.from(signature, 'base64'), expected) ? token : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Name of a role's session cookie, as the library makes it. */
export const sessionCookieName = (role: Role, publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${role === 'staff' ? 'boxwright-staff' : 'boxwright'}.session_token`;
