import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { NewPasswordCode, PasswordTicket } from '../rows.ts';
import { passwordCodes, passwordTickets } from '../schema/passwords.ts';
import { first } from './equalTo.ts';

/** Names a ticket as its holder does: the hash of it, whose it is and what it is for. */
export type NamedTicket = Pick<PasswordTicket, 'tokenHash' | 'userId' | 'purpose'>;

const isNamed = ({ tokenHash, userId, purpose }: NamedTicket, now: Date) =>
  and(
    eq(passwordTickets.tokenHash, tokenHash),
    eq(passwordTickets.userId, userId),
    eq(passwordTickets.purpose, purpose),
    gt(passwordTickets.expiresAt, now),
  );

/** Issues a ticket, or begins the life of one with this hash anew. */
export async function issueTicket(tx: Tx, ticket: PasswordTicket): Promise<void> {
  const { tokenHash, ...rest } = ticket;
  await tx.insert(passwordTickets).values(ticket).onConflictDoUpdate({ target: passwordTickets.tokenHash, set: rest });
}

/** Gives a ticket that waits under one hash to the holder of another, once. False when none waits. */
export async function handOutTicket(tx: Tx, waiting: NamedTicket, tokenHash: string, now: Date): Promise<boolean> {
  const handed = await tx
    .update(passwordTickets)
    .set({ tokenHash })
    .where(isNamed(waiting, now))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return handed.length > 0;
}

/** The ticket, while it lasts. */
export async function findTicket(db: DbOrTx, named: NamedTicket, now: Date): Promise<PasswordTicket | undefined> {
  return first(await db.select().from(passwordTickets).where(isNamed(named, now)));
}

/**
 * Counts a wrong or right code that is named with a ticket; false when it isn't there or has no try left. Commit it
 * before comparing, or a rollback forgets the try.
 */
export async function tryTicket(tx: Tx, named: NamedTicket, mostTries: number, now: Date): Promise<boolean> {
  const tried = await tx
    .update(passwordTickets)
    .set({ tries: sql`${passwordTickets.tries} + 1` })
    .where(and(isNamed(named, now), lt(passwordTickets.tries, mostTries)))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return tried.length > 0;
}

/** Marks a ticket as verified, for as long again. False when it isn't there or was verified before. */
export async function verifyTicket(tx: Tx, named: NamedTicket, now: Date, expiresAt: Date): Promise<boolean> {
  const verified = await tx
    .update(passwordTickets)
    .set({ verifiedAt: now, expiresAt })
    .where(and(isNamed(named, now), isNull(passwordTickets.verifiedAt)))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return verified.length > 0;
}

/** Uses up a verified ticket: true for one caller alone. */
export async function takeTicket(tx: Tx, named: NamedTicket, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(passwordTickets)
    .where(and(isNamed(named, now), sql`${passwordTickets.verifiedAt} IS NOT NULL`))
    .returning({ tokenHash: passwordTickets.tokenHash });
  return taken.length > 0;
}

/** When somebody's code was sent last, and until when it works; undefined where none is kept. */
export async function lastCodeOf(db: DbOrTx, userId: string): Promise<{ sentAt: Date; expiresAt: Date } | undefined> {
  return first(
    await db
      .select({ sentAt: passwordCodes.sentAt, expiresAt: passwordCodes.expiresAt })
      .from(passwordCodes)
      .where(eq(passwordCodes.userId, userId)),
  );
}

/**
 * Keeps a new code instead of the last one. False when that was sent after `notSince`: this one may not be sent. One
 * that was sent in the future is none to wait for: the clock has been set back since.
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
 * Counts a try at somebody's code, whoever made it, and answers its hash with how many there were, this one included;
 * undefined when there is no code. Commit it before comparing, or a rollback forgets the try.
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

/** Uses up a code that was named rightly: true for one caller alone. The row stays, so that sends keep their distance. */
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

/**
 * After a password was set: no code and no ticket of before is worth anything, and whoever set it may have a new code
 * at once.
 */
export async function forgetPasswordProofs(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passwordTickets).where(eq(passwordTickets.userId, userId));
  await tx.delete(passwordCodes).where(eq(passwordCodes.userId, userId));
}

/** Forgets tickets and codes that were over before a time. */
export async function sweepPasswordProofs(tx: Tx, before: Date): Promise<void> {
  await tx.delete(passwordTickets).where(lt(passwordTickets.expiresAt, before));
  await tx.delete(passwordCodes).where(lt(passwordCodes.expiresAt, before));
}
