import { createSecretKey } from 'node:crypto';
import type { StaffRole } from '@boxwright/contract';
import {
  type Customer,
  changeAccountEmail,
  changeCustomerEmail,
  changePassword,
  createCustomer,
  createStaff,
  type Db,
  endSession,
  endSessionOfToken,
  endSessions,
  findAccountByEmail,
  findAccountOfUser,
  findCustomerByUserId,
  findSession,
  findStaffByUserId,
  forgetPasswordProofs,
  holdPassword,
  inTransaction,
  lockCustomer,
  openAccount,
  openSession,
  prolongSession,
  type SessionWithOwner,
  type SignInAccount,
  type Staff,
  sqlStateOf,
  type Tx,
  wasStaff,
} from '@boxwright/storage';
import type { SetCookie } from 'cookie';
import { z } from 'zod';
import { type Cookies, readCartToken, withSignedInMarker } from './cookies.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { RecentSessions } from './recent-sessions.ts';
import {
  endedCookie,
  lifetimeFrom,
  newSessionToken,
  prolongAfterMs,
  type Role,
  readSignedToken,
  type SessionSettings,
  sessionCookie,
  sessionCookieName,
  signedToken,
} from './sessions.ts';
import type { SignedInStaff, Visitor } from './visitor.ts';

/** The part of a request that says who sent it. */
interface WithCookies {
  readonly cookies: Cookies;
}

/** Accounts and sessions. All tokens are sent as HttpOnly cookies and looked up in the database. */
export interface Auth {
  /** The visitor that the cookies identify; `setCookies` extends a session in use. One query per session. */
  readVisitor(cookies: Cookies): Promise<{ readonly visitor: Visitor; readonly setCookies: readonly SetCookie[] }>;
  /**
   * The member of staff whom the cookies identify, without extending their session: for requests that pages make by
   * themselves.
   */
  readStaff(cookies: Cookies): Promise<SignedInStaff | null>;
  /** Creates an account with its customer, in one transaction with `also`. Doesn't sign in. */
  signUpCustomer(
    registration: Registration,
    also?: (tx: Tx, customer: Customer) => Promise<void>,
  ): Promise<Customer | SignUpRefusal>;
  /**
   * Null for a wrong e-mail or password, or an account of staff; the caller can't tell which, not even by the time it
   * takes. Ends the customer's session in the cookies of `replaced`, whichever account it belongs to.
   */
  signInCustomer(email: string, password: string, replaced?: WithCookies): Promise<SignedIn | null>;
  /**
   * The member of staff with this password; null as in `signInCustomer`. Doesn't sign in: a second step may follow. Only
   * somebody who knows the password learns that their access has ended.
   */
  findStaffByPassword(email: string, password: string): Promise<ProvenStaff | 'access-ended' | null>;
  /**
   * Begins a session of a member of staff, instead of the one in the cookies of `replaced`. Null if what has proved who
   * they are doesn't hold any more, in the transaction of the session.
   */
  openStaffSession(
    member: Pick<Staff, 'userId'>,
    replaced: WithCookies,
    stillHolds: StillHolds,
  ): Promise<OpenedSession | null>;
  /** Ends every session in the request's cookies, or only that of a role. Returns cookies that remove them. */
  signOut(request: WithCookies, of?: Role): Promise<readonly SetCookie[]>;
  /** Whether the password is the account's. */
  confirmPassword(userId: string, password: string): Promise<boolean>;
  /** Stores a hashed password and ends the account's sessions, except that with `exceptToken`, as part of `tx`. */
  setPassword(tx: Tx, userId: string, passwordHash: string, exceptToken?: string): Promise<void>;
  /**
   * Changes the e-mail that a customer signs in with, in one transaction with `also`; ends all sessions, and forgets
   * codes and links for a new password. Undefined if `from` isn't the account's e-mail any more.
   */
  changeEmail(
    change: {
      readonly customerId: number;
      readonly from: string;
      readonly to: string;
      /** False when staff change it: nobody has proved that they read its mailbox. */
      readonly isProven?: boolean;
    },
    also: (tx: Tx, customer: Customer) => Promise<void>,
  ): Promise<Customer | 'email-taken' | undefined>;
  /** Ends one session of an account, by its id; false when the account has no such session. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of an account, except the one with this token. */
  endOtherSessions(userId: string, exceptToken: string): Promise<void>;
  /** Empties this process's cache of sessions; call it when a transaction of the caller's has ended some. */
  forgetSessions(): void;
  /**
   * Creates a staff account, in one transaction with `also`; 'email-taken' when another account has the e-mail, and
   * undefined when `also` returns false, which undoes it.
   */
  addStaff(
    member: NewMember,
    also?: (tx: Tx, member: Staff) => Promise<boolean>,
  ): Promise<Staff | 'email-taken' | undefined>;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  readonly companyName?: string;
}

export type SignUpRefusal = 'email-taken' | 'email-invalid';

/**
 * Whether a password, or what has followed it, still proves who signs in. A change of the password ends all sessions, and
 * would miss one that begins at this moment: it waits for this transaction, or the other way round.
 */
export type StillHolds = (tx: Tx) => Promise<boolean>;

export interface ProvenStaff {
  readonly member: Staff;
  readonly stillHolds: StillHolds;
}

interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: StaffRole;
}

export interface OpenedSession {
  readonly sessionToken: string;
  readonly setCookies: readonly SetCookie[];
}

export interface SignedIn extends OpenedSession {
  readonly customer: Customer;
}

export function createAuth(db: Db, settings: SessionSettings): Auth {
  const roles = ['customer', 'staff'] as const;
  const recent = new RecentSessions(db);
  const signingKey = createSecretKey(settings.secret, 'utf8');

  /** A role's session cookie with its token, if our signature is valid. */
  function cookieOf(role: Role, cookies: Cookies): { readonly token: string; readonly value: string } | undefined {
    const value = cookies[sessionCookieName(role, settings.publicUrl)];
    const token = value === undefined ? null : readSignedToken(value, signingKey);
    return value === undefined || token === null ? undefined : { token, value };
  }

  /** The session of a role's cookie, with one query; extends a session in use from time to time, if it is to be. */
  async function readSession(role: Role, cookies: Cookies, isExtended = true) {
    const cookie = cookieOf(role, cookies);
    if (!cookie) return undefined;
    const { token, value } = cookie;
    // An Admin's changes to a member of staff take effect at once on all nodes, so staff sessions aren't cached.
    const found = await (role === 'staff' ? findSession(db, token) : recent.find(token));
    const now = settings.now();
    if (!found || isBanned(found, now) || found.expiresAt <= now) return undefined;
    const session = { ...found, sessionToken: token };
    if (!isExtended || now.getTime() - found.updatedAt.getTime() < prolongAfterMs(role))
      return { ...session, setCookies: [] };
    recent.forget(token);
    const isProlonged = await inTransaction(db, (tx) => prolongSession(tx, token, lifetimeFrom(role, now)));
    const setCookies = isProlonged ? withSignedInMarker([sessionCookie(role, value, settings.publicUrl)]) : [];
    return { ...session, setCookies };
  }

  /** Begins a session of an account, instead of the one in the cookies of `replaced`, if its proof still holds. */
  async function begin(
    role: Role,
    userId: string,
    replaced: WithCookies | undefined,
    stillHolds: StillHolds,
  ): Promise<OpenedSession | null> {
    const sessionToken = newSessionToken();
    const before = replaced && cookieOf(role, replaced.cookies);
    const now = settings.now();
    const hasBegun = await inTransaction(db, async (tx) => {
      if (!(await stillHolds(tx))) return false;
      await openSession(tx, { token: sessionToken, userId, createdAt: now, ...lifetimeFrom(role, now) });
      if (before) await endSessionOfToken(tx, before.token);
      return true;
    });
    if (!hasBegun) return null;
    if (before) recent.forget(before.token);
    const cookie = sessionCookie(role, signedToken(sessionToken, signingKey), settings.publicUrl);
    return { sessionToken, setCookies: withSignedInMarker([cookie]) };
  }

  /** Whether the password is the account's. Takes as long for an account that doesn't exist. */
  async function isPasswordOf(found: SignInAccount | undefined, password: string): Promise<boolean> {
    if (found?.passwordHash) return passwordMatches(password, found.passwordHash);
    await hashPassword(password);
    return false;
  }

  /** The account that may sign in with this e-mail and password. */
  async function accountSigningIn(email: string, password: string): Promise<SignInAccount | undefined> {
    const found = await findAccountByEmail(db, email);
    const isRight = await isPasswordOf(found, password);
    return found && isRight && !isBanned(found, settings.now()) ? found : undefined;
  }

  return {
    async readVisitor(cookies) {
      const [shopper, member] = await Promise.all([readSession('customer', cookies), readSession('staff', cookies)]);
      const customer = shopper?.customer ? { ...shopper.customer, ...proofOf(shopper) } : null;
      const staff = staffIn(member);
      const cartToken = readCartToken(cookies);
      return {
        visitor: { customer, staff, cartToken },
        setCookies: [...(shopper?.setCookies ?? []), ...(member?.setCookies ?? [])],
      };
    },

    readStaff: async (cookies) => staffIn(await readSession('staff', cookies, false)),

    async signUpCustomer({ password, email, ...person }, also) {
      if (!isEmail(email)) return 'email-invalid';
      const passwordHash = await hashPassword(password);
      return unlessTaken(() =>
        inTransaction(db, async (tx) => {
          const userId = await openAccount(tx, { name: person.name, email, role: 'customer', passwordHash });
          const customer = userId && (await createCustomer(tx, { ...person, email, userId }));
          if (!customer) throw new EmailTaken();
          await also?.(tx, customer);
          return customer;
        }),
      );
    },

    async signInCustomer(email, password, replaced) {
      const found = await accountSigningIn(email, password);
      const customer = found && (await findCustomerByUserId(db, found.userId));
      if (!customer) return null;
      const opened = await begin('customer', found.userId, replaced, passwordHolds(found));
      return opened && { customer, ...opened };
    },

    async findStaffByPassword(email, password) {
      const found = await accountSigningIn(email, password);
      const member = found && (await findStaffByUserId(db, found.userId));
      if (member) return { member, stillHolds: passwordHolds(found) };
      return found && (await wasStaff(db, found.userId)) ? 'access-ended' : null;
    },

    openStaffSession: ({ userId }, replaced, stillHolds) => begin('staff', userId, replaced, stillHolds),

    async signOut({ cookies }, of) {
      const named = roles.filter((role) => of === undefined || role === of);
      const sent = named.filter((role) => cookies[sessionCookieName(role, settings.publicUrl)] !== undefined);
      const tokens = sent.flatMap((role) => cookieOf(role, cookies)?.token ?? []);
      for (const token of tokens) {
        await inTransaction(db, (tx) => endSessionOfToken(tx, token));
        recent.forget(token);
      }
      return sent.flatMap((role) => withSignedInMarker([endedCookie(role, settings.publicUrl)]));
    },

    confirmPassword: async (userId, password) => isPasswordOf(await findAccountOfUser(db, userId), password),

    async setPassword(tx, userId, passwordHash, exceptToken) {
      await changePassword(tx, userId, passwordHash);
      await endSessions(tx, userId, exceptToken);
      recent.clear();
    },

    async changeEmail({ customerId, from, to, isProven = true }, also) {
      const changed = await unlessTaken(() =>
        inTransaction(db, async (tx) => {
          const before = await lockCustomer(tx, customerId);
          if (!before?.userId || before.email !== from) return undefined;
          await changeAccountEmail(tx, before.userId, to, isProven);
          const customer = await changeCustomerEmail(tx, customerId, to);
          if (!customer) throw new Error('The customer was removed under the lock.');
          await endSessions(tx, before.userId);
          await forgetPasswordProofs(tx, before.userId);
          await also(tx, customer);
          return customer;
        }),
      );
      recent.clear();
      return changed;
    },

    async endSession(userId, sessionId) {
      const hasEnded = await inTransaction(db, (tx) => endSession(tx, userId, sessionId));
      recent.clear();
      return hasEnded;
    },

    async endOtherSessions(userId, exceptToken) {
      await inTransaction(db, (tx) => endSessions(tx, userId, exceptToken));
      recent.clear();
    },

    forgetSessions: () => recent.clear(),

    async addStaff({ name, email, password, role }, also) {
      const passwordHash = await hashPassword(password);
      return unlessTaken(() =>
        inTransaction(db, async (tx) => {
          const userId = await openAccount(tx, { name, email, role: 'staff', passwordHash });
          const member = userId && (await createStaff(tx, { userId, name, role }));
          if (!member) throw new EmailTaken();
          if (also && !(await also(tx, member))) throw new Undone();
          return member;
        }),
      ).catch((problem: unknown) => {
        if (problem instanceof Undone) return undefined;
        throw problem;
      });
    },
  };
}

/** The member of staff whose session it is; null for a customer's session, or when they have left. */
const staffIn = (session: (SessionWithOwner & { readonly sessionToken: string }) | undefined): SignedInStaff | null =>
  session?.role === 'staff' && session.staff ? { ...session.staff, ...proofOf(session) } : null;

const proofOf = ({ userId, sessionToken }: { readonly userId: string; readonly sessionToken: string }) => ({
  userId,
  sessionToken,
});

const isBanned = ({ banned, banExpires }: Pick<SignInAccount, 'banned' | 'banExpires'>, now: Date): boolean =>
  banned === true && (banExpires === null || banExpires > now);

const uniqueViolation = '23505';

const passwordHolds =
  ({ userId, passwordHash }: SignInAccount): StillHolds =>
  async (tx) =>
    passwordHash !== null && holdPassword(tx, userId, passwordHash);

class EmailTaken extends Error {}
class Undone extends Error {}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T | 'email-taken'> {
  try {
    return await work();
  } catch (error) {
    // The unique index decides between two concurrent registrations.
    if (error instanceof EmailTaken || sqlStateOf(error) === uniqueViolation) return 'email-taken';
    throw error;
  }
}

/** A check that is stricter than the form's. */
const isEmail = (text: string) => z.email().safeParse(text).success;
