import { randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { account, user } from '../../schema/identity.ts';
import { first } from '../equal-to.ts';

/** What a sign-in needs to know about an account. */
export interface SignInAccount {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly banned: boolean | null;
  /** When the ban ends; null for a ban without end. */
  readonly banExpires: Date | null;
}

const ofPassword = 'credential';

const findAccount = async (db: DbOrTx, isAccount: SQL): Promise<SignInAccount | undefined> =>
  first(
    await db
      .select({
        userId: user.id,
        passwordHash: account.password,
        banned: user.banned,
        banExpires: user.banExpires,
      })
      .from(user)
      .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, ofPassword)))
      .where(isAccount),
  );

/** Ignores case. */
export const findAccountByEmail = (db: DbOrTx, email: string) => findAccount(db, eq(user.email, email.toLowerCase()));

export const findAccountOfUser = (db: DbOrTx, userId: string) => findAccount(db, eq(user.id, userId));

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly role: 'customer' | 'staff';
  readonly passwordHash: string;
}

/** Creates an account and returns its user id; undefined if another one has the e-mail. */
export async function openAccount(tx: Tx, { passwordHash, email, ...person }: NewAccount): Promise<string | undefined> {
  const id = randomUUID();
  const row = { ...person, id, email: email.toLowerCase() };
  const made = await tx.insert(user).values(row).onConflictDoNothing().returning({ id: user.id });
  if (made.length === 0) return undefined;
  await tx.insert(account).values({ id, accountId: id, userId: id, providerId: ofPassword, password: passwordHash });
  return id;
}

/** Whether the account's password still has this hash; until `tx` ends, a change of the password waits. */
export async function holdPassword(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const isSame = and(
    eq(account.userId, userId),
    eq(account.providerId, ofPassword),
    eq(account.password, passwordHash),
  );
  return (await tx.select({ id: account.id }).from(account).where(isSame).for('share')).length > 0;
}

/** Keeps a user's password as it is until the transaction ends. */
export async function holdAnyPassword(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.userId, userId)).for('share');
}

export async function changePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  const isOfPassword = and(eq(account.userId, userId), eq(account.providerId, ofPassword));
  await tx.update(account).set({ password: passwordHash }).where(isOfPassword);
}

/** Throws a unique violation if another account has the e-mail. */
export async function changeAccountEmail(tx: Tx, userId: string, email: string, isProven: boolean): Promise<void> {
  await tx.update(user).set({ email: email.toLowerCase(), emailVerified: isProven }).where(eq(user.id, userId));
}
