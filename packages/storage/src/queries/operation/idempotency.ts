import { and, eq, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { idempotencyKeys } from '../../schema/operation.ts';
import { first } from '../equal-to.ts';

/** A request's idempotency key and what was requested. */
export interface AnsweredRequest {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * Stores the answer to a request under its key. False if the key already has one (concurrent requests wait here for the
 * other's commit); the caller then rolls back and returns `rememberedAnswer`.
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
 * The stored answer for this key, wrapped because an answer may be null, and the hash of the request (null for rows
 * older than that column); undefined if there is none.
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
