import { createHash, randomBytes } from 'node:crypto';
import type { SetCookie } from 'cookie';

/** The cookies that came with a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Name of the cookie that holds the token of an anonymous visitor's cart. */
const cartCookieName = 'boxwright.cart';
const cartDays = 90;

/** An unguessable token for a cart that is filled before sign-in: 192 bits. */
export const newCartToken = (): string => randomBytes(24).toString('base64url');

/** The hash that the database stores, so that reading the table doesn't give access to carts. */
export const cartTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Attributes of all our own cookies; Secure where the site is served over https. */
export const ownCookie = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const;

/** The cookie that links an anonymous visitor to their cart. */
export const cartCookie = (publicUrl: string, token: string): SetCookie => ({
  name: cartCookieName,
  value: token,
  maxAge: cartDays * 86_400,
  ...ownCookie(publicUrl),
});

/** The cart token in a request's cookies; null when it is missing or malformed. */
export const readCartToken = (cookies: Cookies): string | null =>
  /^[\w-]{32}$/.exec(cookies[cartCookieName] ?? '')?.[0] ?? null;

/** Whether a cart's cookie came with a request, valid or not. */
export const hasCart = (cookies: Cookies): boolean => cookies[cartCookieName] !== undefined;

/** Whether a session's cookie came with a request, of a customer or of staff, valid or not. */
export const hasSession = (cookies: Cookies): boolean =>
  Object.keys(cookies).some((name) => /boxwright(-staff)?\.session_token$/.test(name));

/**
 * Adds a marker cookie that scripts can read, with the lifetime of the customer's session cookie. Pages are rendered
 * for anonymous visitors, and the browser requests the customer's data only when the marker is present. The server sets
 * it because some browsers delete cookies set by scripts within a week.
 */
export const withSignedInMarker = (setCookies: readonly SetCookie[]): readonly SetCookie[] => {
  const session = setCookies.find(({ name }) => /^(__Secure-)?boxwright\.session_token$/.test(name));
  if (session?.maxAge === undefined) return setCookies;
  return [...setCookies, { name: 'boxwright.known', value: '1', maxAge: session.maxAge, path: '/', sameSite: 'lax' }];
};
