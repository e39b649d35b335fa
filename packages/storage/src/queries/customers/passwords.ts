import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewPasswordCode, PasswordTicket } from '../../rows.ts';
import { passwordCodes, passwordTickets } from '../../schema/passwords.ts';
import { first } from '../equal-to.ts';

/** Identifies a ticket: its hash, its user and its purpose. */
export type NamedTicket = Pick<PasswordTicket, 'tokenHash' | 'userId' | 'purpose'>;

const isNamed = ({ tokenHash, userId, purpose }: NamedTicket, now: Date) =>
  and(
    eq(passwordTickets.tokenHash, tokenHash),
    eq(passwordTickets.userId, userId),
    eq(passwordTickets.purpose, purpose),
    gt(passwordTickets.expiresAt, now),
  );

/** Issues a ticket, or renews the one with this hash. */
export async function issueTicket(tx: Tx, ticket: PasswordTicket): Promise<void> {
  const { tokenHash, ...rest } = ticket;
  await tx.insert(passwordTickets).values(ticket).onConflictDoUpdate({ target: passwordTickets.tokenHash, set: rest });
}

/**
 * Changes the hash of a waiting ticket, once, which hands it to the holder of the new one. False if none is waiting.
 */
export async function handOutTicket(tx: Tx, waiting: NamedTicket, tokenHash: string, now: Date): Promise<boolean> {
  const handed = await tx
    .update(passwordTickets)
    .set({ tokenHash })
    .where(isNamed(waiting, now))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return handed.length > 0;
}

/** The ticket, unless it has expired. */
export async function findTicket(db: DbOrTx, named: NamedTicket, now: Date): Promise<PasswordTicket | undefined> {
  return first(await db.select().from(passwordTickets).where(isNamed(named, now)));
}

/**
 * Counts a try (right or wrong) of a code for a ticket; false if the ticket doesn't exist or has no tries left. Commit
 * before comparing, otherwise a rollback undoes the count.
 */
export async function tryTicket(tx: Tx, named: NamedTicket, mostTries: number, now: Date): Promise<boolean> {
  const tried = await tx
    .update(passwordTickets)
    .set({ tries: sql`${passwordTickets.tries} + 1` })
    .where(and(isNamed(named, now), lt(passwordTickets.tries, mostTries)))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return tried.length > 0;
}

/** Marks a ticket as verified and extends it. False if it doesn't exist or was verified before. */
export async function verifyTicket(tx: Tx, named: NamedTicket, now: Date, expiresAt: Date): Promise<boolean> {
  const verified = await tx
    .update(passwordTickets)
    .set({ verifiedAt: now, expiresAt })
    .where(and(isNamed(named, now), isNull(passwordTickets.verifiedAt)))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return verified.length > 0;
}

/** Uses up a verified ticket: true for only one caller. */
export async function takeTicket(tx: Tx, named: NamedTicket, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(passwordTickets)
    .where(and(isNamed(named, now), sql`${passwordTickets.verifiedAt} IS NOT NULL`))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return taken.length > 0;
}

/** When a user's last code was sent, and when it expires; undefined if there is none. */
export async function lastCodeOf(db: DbOrTx, userId: string): Promise<{ sentAt: Date; expiresAt: Date } | undefined> {
  return first(
    await db
      .select({ sentAt: passwordCodes.sentAt, expiresAt: passwordCodes.expiresAt })
      .from(passwordCodes)
      .where(eq(passwordCodes.userId, userId)),
  );
}

/**
 * Replaces the last code by a new one. False if the last one was sent after `notSince`: the new one must not be sent. A
 * code sent in the future is ignored, because the clock must have been set back since.
 */
export async function replaceCode(tx: Tx, code: NewPasswordCode, notSince: Date): Promise<boolean> {
  const { userId: _, ...rest } = code;
  const kept = await tx
    .insert(passwordCodes)
    .values(code)
    .onConflictDoUpdate({
      target: passwordCodes.userId,
      set: { ...rest, tries: 0 },
      setWhere: sql`${lte(passwordCodes.sentAt, notSince)} OR ${gt(passwordCodes.sentAt, code.sentAt)}`,
    })
    .returning({ userId: passwordCodes.userId });
  return kept.length > 0;
}

/**
 * Counts a try at a user's code and returns the code's hash with the number of tries including this one; undefined if
 * there is no code. Commit before comparing, otherwise a rollback undoes the count.
 */
export async function tryCode(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ codeHash: string; tries: number } | undefined> {
  return first(
    await tx
      .update(passwordCodes)
      .set({ tries: sql`${passwordCodes.tries} + 1` })
      .where(and(eq(passwordCodes.userId, userId), gt(passwordCodes.expiresAt, now)))
      .returning({ codeHash: passwordCodes.codeHash, tries: passwordCodes.tries }),
  );
}

/**
 * Uses up a correct code: true for only one caller. The row stays, so that the minimum time between mails is still
 * enforced.
 */
export async function takeCode(tx: Tx, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(passwordCodes)
    .set({ expiresAt: now })
    .where(
      and(eq(passwordCodes.userId, userId), eq(passwordCodes.codeHash, codeHash), gt(passwordCodes.expiresAt, now)),
    )
    .returning({ userId: passwordCodes.userId });
  return taken.length > 0;
}

/** Called after a password was set: invalidates all earlier codes and tickets, and allows a new code at once. */
export async function forgetPasswordProofs(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passwordTickets).where(eq(passwordTickets.userId, userId));
  await tx.delete(passwordCodes).where(eq(passwordCodes.userId, userId));
}

/** Invalidates a user's tickets of one purpose. */
export async function forgetTickets(tx: Tx, userId: string, purpose: PasswordTicket['purpose']): Promise<void> {
  const { userId: owner, purpose: kind } = passwordTickets;
  await tx.delete(passwordTickets).where(and(eq(owner, userId), eq(kind, purpose)));
}

/** Deletes tickets and codes that expired before a time. */
export async function sweepPasswordProofs(tx: Tx, before: Date): Promise<void> {
  await tx.delete(passwordTickets).where(lt(passwordTickets.expiresAt, before));
  await tx.delete(passwordCodes).where(lt(passwordCodes.expiresAt, before));
}
