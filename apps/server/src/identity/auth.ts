import {
  type Customer,
  createCustomer,
  createStaff,
  type Db,
  endSessions,
  findCustomerByUserId,
  findStaffByUserId,
  inTransaction,
  sqlStateOf,
  type Tx,
} from '@boxwright/storage';
import { APIError } from 'better-auth/api';
import { createLocalAccountIssuer } from 'better-auth/db';
import { z } from 'zod';
import type { Visitor } from '../door/call.ts';
import { readCartToken, readCookie, withKnownSign } from './cookies.ts';
import { hashPassword } from './password.ts';
import { RecentSessions } from './recent-sessions.ts';
import {
  prolongAfterMs,
  type Role,
  readSignedToken,
  type SessionSettings,
  sessionCookieName,
  sessionsOf,
} from './sessions.ts';

/** Accounts and sessions. All tokens travel as HttpOnly cookies and are looked up in the database. */
export interface Auth {
  /** Who the cookies prove; `setCookies` prolongs a session that is used. One query a session. */
  readVisitor(headers: Headers): Promise<{ readonly visitor: Visitor; readonly setCookies: readonly string[] }>;
  /** Makes an account with its customer, in one transaction with `also`. Nobody is signed in by it. */
  signUpCustomer(
    registration: Registration,
    also?: (tx: Tx, customer: Customer) => Promise<void>,
  ): Promise<Customer | SignUpRefusal>;
  /**
   * Null for a wrong e-mail, password or role: the caller can't tell which, in time neither. A session of that role
   * which the headers' cookies belong to is over with it, whosever it is: its cookie is replaced.
   */
  signIn(email: string, password: string, role: Role, headers?: Headers): Promise<SignedIn | null>;
  /** Ends every session that these cookies belong to, or only a role's, and takes the cookies away. */
  signOut(headers: Headers, of?: Role): Promise<readonly string[]>;
  /** Whether this is the password of whom these cookies prove. */
  confirmPassword(role: Role, headers: Headers, password: string): Promise<boolean>;
  /** The token of a role's session; null without one. */
  sessionToken(role: Role, headers: Headers): string | null;
  /** Sets a password, hashed before, and ends the account's sessions, but the one with a token, as part of `tx`. */
  setPassword(tx: Tx, userId: string, passwordHash: string, exceptToken?: string): Promise<void>;
  /** Makes a staff account; false when the e-mail is taken. */
  addStaff(member: { name: string; email: string; password: string }): Promise<boolean>;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  readonly companyName?: string;
}

export type SignUpRefusal = 'email-taken' | 'email-invalid';

export interface SignedIn {
  readonly userId: string;
  readonly name: string;
  /** Null for staff. */
  readonly customer: Customer | null;
  readonly setCookies: readonly string[];
}

export function createAuth(db: Db, settings: SessionSettings): Auth {
  const sessions = {
    customer: sessionsOf('customer', db, settings),
    staff: sessionsOf('staff', db, settings),
  };
  const roles = ['customer', 'staff'] as const;
  const recent = new RecentSessions(db);

  /** The token in a role's cookie, if we signed it. */
  function sessionToken(role: Role, headers: Headers): string | null {
    const cookie = readCookie(headers.get('cookie') ?? '', sessionCookieName(role, settings.publicUrl));
    return cookie === undefined ? null : readSignedToken(cookie, settings.secret);
  }

  /** The session that a role's cookie proves, in one query; one in use is prolonged by the library now and then. */
  async function readSession(role: Role, headers: Headers) {
    const token = sessionToken(role, headers);
    const found = token === null ? undefined : await recent.find(token);
    const now = Date.now();
    if (!found || found.banned || found.expiresAt.getTime() <= now) return undefined;
    if (now - found.updatedAt.getTime() < prolongAfterMs(role)) return { ...found, setCookies: [] };
    recent.forget(token ?? '');
    const { headers: answered } = await sessions[role].api.getSession({ headers, returnHeaders: true });
    return { ...found, setCookies: withKnownSign(answered.getSetCookie()) };
  }

  /** Ends the session that a role's cookie belongs to; answers what takes the cookie away. */
  async function endSession(role: Role, headers: Headers): Promise<readonly string[]> {
    const token = sessionToken(role, headers);
    const { headers: answered } = await sessions[role].api.signOut({ headers, returnHeaders: true });
    if (token !== null) recent.forget(token);
    return answered.getSetCookie();
  }

  /** Opens an account and gives its user id, as part of `tx`. The password arrives hashed: hashing under a lock is slow. */
  async function openAccount(tx: Tx, role: Role, person: { name: string; email: string; passwordHash: string }) {
    const { internalAdapter } = await sessionsOf(role, tx, settings).$context;
    const email = person.email.toLowerCase();
    if (await internalAdapter.findUserByEmail(email)) return undefined;
    const created = await internalAdapter.createUser(
      { name: person.name, email, emailVerified: false, role },
      { method: 'email-password' },
    );
    await internalAdapter.linkAccount({
      userId: created.id,
      providerId: 'credential',
      issuer: createLocalAccountIssuer('credential'),
      accountId: created.id,
      password: person.passwordHash,
    });
    return created.id;
  }

  return {
    async readVisitor(headers) {
      const [shopper, member] = await Promise.all([readSession('customer', headers), readSession('staff', headers)]);
      const customer = shopper?.customer ? { ...shopper.customer, userId: shopper.userId } : null;
      const isStaff = member?.role === 'staff' && member.staffName !== null;
      const staff = isStaff ? { userId: member.userId, name: member.staffName ?? '' } : null;
      const cartToken = readCartToken(headers.get('cookie') ?? '');
      return {
        visitor: { customer, staff, cartToken },
        setCookies: [...(shopper?.setCookies ?? []), ...(member?.setCookies ?? [])],
      };
    },

    async signUpCustomer({ password, email, ...person }, also) {
      if (!isEmail(email)) return 'email-invalid';
      const passwordHash = await hashPassword(password);
      return unlessTaken(() =>
        inTransaction(db, async (tx) => {
          const userId = await openAccount(tx, 'customer', { name: person.name, email, passwordHash });
          const customer = userId && (await createCustomer(tx, { ...person, email, userId }));
          if (!customer) throw new EmailTaken();
          await also?.(tx, customer);
          return customer;
        }),
      );
    },

    async signIn(email, password, role, replaced) {
      try {
        const { response, headers } = await sessions[role].api.signInEmail({
          body: { email: isEmail(email) ? email : 'nobody@invalid.example', password },
          returnHeaders: true,
        });
        const { id: userId } = response.user;
        const customer = role === 'customer' ? await findCustomerByUserId(db, userId) : undefined;
        const staff = role === 'staff' ? await findStaffByUserId(db, userId) : undefined;
        const name = customer?.name ?? staff?.name;
        if (name === undefined) {
          // A right password at the wrong door: the session that it opened ends at once.
          const { internalAdapter } = await sessions[role].$context;
          await internalAdapter.deleteSession(response.token);
          return null;
        }
        if (replaced) await endSession(role, replaced);
        return { userId, name, customer: customer ?? null, setCookies: withKnownSign(headers.getSetCookie()) };
      } catch (error) {
        if (error instanceof APIError && (error.statusCode === 401 || error.statusCode === 403)) return null;
        throw error;
      }
    },

    async signOut(headers, of) {
      const ended = await Promise.all(
        (of === undefined ? roles : [of]).map(async (role) => {
          const cookies = headers.get('cookie') ?? '';
          if (readCookie(cookies, sessionCookieName(role, settings.publicUrl)) === undefined) return [];
          return withKnownSign(await endSession(role, headers));
        }),
      );
      return ended.flat();
    },

    async confirmPassword(role, headers, password) {
      try {
        return (await sessions[role].api.verifyPassword({ body: { password }, headers })).status;
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return false;
        throw error;
      }
    },

    sessionToken,

    async setPassword(tx, userId, passwordHash, exceptToken) {
      const { internalAdapter } = await sessionsOf('customer', tx, settings).$context;
      await internalAdapter.updatePassword(userId, passwordHash);
      await endSessions(tx, userId, exceptToken);
      recent.clear();
    },

    async addStaff({ name, email, password }) {
      const passwordHash = await hashPassword(password);
      const added = await unlessTaken(() =>
        inTransaction(db, async (tx) => {
          const userId = await openAccount(tx, 'staff', { name, email, passwordHash });
          if (userId === undefined) throw new EmailTaken();
          await createStaff(tx, { userId, name, role: 'staff' });
          return true as const;
        }),
      );
      return added === true;
    },
  };
}

const uniqueViolation = '23505';

class EmailTaken extends Error {}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T | 'email-taken'> {
  try {
    return await work();
  } catch (error) {
    // The unique index decides between two registrations at once.
    if (error instanceof EmailTaken || sqlStateOf(error) === uniqueViolation) return 'email-taken';
    throw error;
  }
}

/** The session library's own idea of an address, which is stricter than the form's. */
const isEmail = (text: string) => z.email().safeParse(text).success;
