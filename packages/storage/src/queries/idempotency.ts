import { and, eq, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import { idempotencyKeys } from '../schema/operation.ts';
import { first } from './equalTo.ts';

/** A key that a request carried, and what the request was. */
export interface AnsweredRequest {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * Keeps the answer of a request under its key. False when the key has one already (a request running at the same time
 * waits here for the other's commit): roll back and give `rememberedAnswer`.
 */
export async function rememberAnswer(
  tx: Tx,
  request: AnsweredRequest,
  { answer, at }: { answer: unknown; at: Date },
): Promise<boolean> {
  const kept = await tx
    .insert(idempotencyKeys)
    .values({ ...request, answer, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

/**
 * The answer that was given to this key, in a box because an answer may be null, and the hash of what was asked (null
 * for keys older than that column); undefined when none was given.
 */
export async function rememberedAnswer(
  db: DbOrTx,
  { scope, key }: Pick<AnsweredRequest, 'scope' | 'key'>,
): Promise<{ answer: unknown; requestHash: string | null } | undefined> {
  return first(
    await db
      .select({ answer: idempotencyKeys.answer, requestHash: idempotencyKeys.requestHash })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))),
  );
}

export async function forgetAnswers(tx: Tx, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
