import { createHash, randomBytes } from 'node:crypto';

/** Name of the cookie that holds the token of an anonymous visitor's cart. */
const cartCookieName = 'boxwright.cart';
const cartDays = 90;

/** An unguessable token for a cart that is filled before sign-in: 192 bits. */
export const newCartToken = (): string => randomBytes(24).toString('base64url');

/** What the database keeps of it: nobody who reads the table can take over a cart. */
export const cartTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Set-Cookie value that gives a visitor their cart; null takes it away. `secure` when the site is served over https. */
export const cartCookie = (token: string | null, secure: boolean): string =>
  `${cartCookieName}=${token ?? ''}; Path=/; Max-Age=${token === null ? 0 : cartDays * 86_400}; HttpOnly; SameSite=Lax${
    secure ? '; Secure' : ''
  }`;

/** The cart token among the cookies of a request; null when there is none of the right form. */
export const readCartToken = (cookies: string): string | null => {
  const value = readCookie(cookies, cartCookieName);
  return value !== undefined && /^[\w-]{32}$/.test(value) ? value : null;
};

/**
 * Set-Cookie values with a sign beside the customer's session that scripts may read, and that lasts and goes with it:
 * pages are made for strangers, and ask who is there where the sign stands. Some browsers forget within a week what
 * scripts keep themselves.
 */
export const withKnownSign = (setCookies: readonly string[]): readonly string[] => {
  const session = setCookies.find((line) => /^(__Secure-)?boxwright\.session_token=/.test(line));
  const [, seconds] = /; *max-age=(\d+)/i.exec(session ?? '') ?? [];
  if (seconds === undefined) return setCookies;
  return [...setCookies, `boxwright.known=1; Path=/; Max-Age=${seconds}; SameSite=Lax`];
};

/** The value of one cookie in a Cookie header. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};
