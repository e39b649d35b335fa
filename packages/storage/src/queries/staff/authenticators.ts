import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { StaffAuthenticator } from '../../rows.ts';
import { staffAuthenticators, staffRecoveryCodes } from '../../schema/staff-accounts.ts';
import { first } from '../equal-to.ts';

const { staffId: owner, confirmedAt, lastStep } = staffAuthenticators;

/** Finds also an authenticator that isn't confirmed yet. */
export async function findAuthenticator(db: DbOrTx, staffId: number): Promise<StaffAuthenticator | undefined> {
  return first(await db.select().from(staffAuthenticators).where(eq(owner, staffId)));
}

/** The same, locked until the transaction ends. */
export async function lockAuthenticator(tx: Tx, staffId: number): Promise<StaffAuthenticator | undefined> {
  return first(await tx.select().from(staffAuthenticators).where(eq(owner, staffId)).for('update'));
}

/** Stores a new secret until its first code. False when the member's authenticator is on already. */
export async function beginAuthenticator(
  tx: Tx,
  begun: Pick<StaffAuthenticator, 'staffId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const { staffId: _, ...rest } = begun;
  const kept = await tx
    .insert(staffAuthenticators)
    .values(begun)
    .onConflictDoUpdate({ target: owner, set: { ...rest, lastStep: 0 }, setWhere: isNull(confirmedAt) })
    .returning({ staffId: owner });
  return kept.length > 0;
}

/** Switches on the authenticator with this secret and uses up the code's step; false if the secret was replaced. */
export async function confirmAuthenticator(
  tx: Tx,
  { staffId, sealedSecret }: Pick<StaffAuthenticator, 'staffId' | 'sealedSecret'>,
  step: number,
  at: Date,
): Promise<boolean> {
  const isIt = and(eq(owner, staffId), eq(staffAuthenticators.sealedSecret, sealedSecret), isNull(confirmedAt));
  const confirmed = await tx
    .update(staffAuthenticators)
    .set({ confirmedAt: at, lastStep: step })
    .where(isIt)
    .returning({ staffId: owner });
  return confirmed.length > 0;
}

/** Uses up the code of a time step, and codes of earlier steps with it: true for one caller only. */
export async function takeStep(tx: Tx, staffId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(staffAuthenticators)
    .set({ lastStep: step })
    .where(and(eq(owner, staffId), isNotNull(confirmedAt), lt(lastStep, step)))
    .returning({ staffId: owner });
  return taken.length > 0;
}

/** Switches a member's authenticator off and forgets their recovery codes; false when it wasn't on. */
export async function removeAuthenticator(tx: Tx, staffId: number): Promise<boolean> {
  const removed = await tx.delete(staffAuthenticators).where(eq(owner, staffId)).returning({ confirmedAt });
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  return removed.some((row) => row.confirmedAt !== null);
}

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, staffId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** Uses up a recovery code: true for one caller only. */
export async function takeRecoveryCode(tx: Tx, staffId: number, codeHash: string, at: Date): Promise<boolean> {
  const { staffId: of, codeHash: hash, usedAt } = staffRecoveryCodes;
  const taken = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(of, staffId), eq(hash, codeHash), isNull(usedAt)))
    .returning({ codeHash: hash });
  return taken.length > 0;
}

/** How many of a member's recovery codes haven't been used. */
export async function countRecoveryCodes(db: DbOrTx, staffId: number): Promise<number> {
  const { staffId: of, usedAt } = staffRecoveryCodes;
  const rows = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(of, staffId), isNull(usedAt)));
  return rows[0]?.left ?? 0;
}
