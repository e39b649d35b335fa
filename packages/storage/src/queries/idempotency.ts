import { and, eq, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import { idempotencyKeys } from '../schema/operation.ts';
import { first } from './equalTo.ts';

/**
 * Keeps the answer of a request under its key. False when the key has one already (a request running at the same time
 * waits here for the other's commit): roll back and give `rememberedAnswer`.
 */
export async function rememberAnswer(tx: Tx, scope: string, key: string, answer: unknown): Promise<boolean> {
  const kept = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, answer })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

/** The answer that was given to this key, in a box because an answer may be null; undefined when none was. */
export async function rememberedAnswer(
  db: DbOrTx,
  scope: string,
  key: string,
): Promise<{ answer: unknown } | undefined> {
  return first(
    await db
      .select({ answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))),
  );
}

export async function forgetAnswers(tx: Tx, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
