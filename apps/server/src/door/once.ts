import { type OperationName, ok, type Result } from '@boxwright/contract';
import { inTransaction, rememberAnswer, rememberedAnswer, type Tx } from '@boxwright/storage';
import { cartTokenHash } from '../identity/cookies.ts';
import type { Call } from './call.ts';

/** Runs work in one transaction and answers with its result. */
export type Transact = <T>(work: (tx: Tx) => Promise<Result<T>>) => Promise<Result<T>>;

/** Thrown to roll back work whose key has an answer already. */
class AnsweredBefore extends Error {}

/**
 * A transaction that happens once for an `Idempotency-Key`: whoever repeats a request whose answer got lost is given
 * that answer again. Keys belong to the visitor who sent them; without a key, or before there is anything to know a
 * visitor by, it is a plain transaction. Failures aren't remembered: nothing was stored.
 */
export function once(call: Call, operation: OperationName): Transact {
  const { db } = call.services;
  const owner = ownerOf(call);
  const key = call.idempotencyKey;
  if (owner === null || key === null) return (work) => inTransaction(db, work);
  const scope = `${operation}:${owner}`;
  return async <T>(work: (tx: Tx) => Promise<Result<T>>) => {
    const before = await rememberedAnswer(db, scope, key);
    if (before) return ok(before.answer as T); // what this very operation stored under its own scope
    try {
      return await inTransaction(db, async (tx) => {
        const result = await work(tx);
        if (result.ok && !(await rememberAnswer(tx, scope, key, result.value))) throw new AnsweredBefore();
        return result;
      });
    } catch (error) {
      if (!(error instanceof AnsweredBefore)) throw error;
      return ok((await rememberedAnswer(db, scope, key))?.answer as T);
    }
  };
}

function ownerOf({ visitor }: Call): string | null {
  if (visitor.customer) return `customer ${visitor.customer.id}`;
  return visitor.cartToken === null ? null : `cart ${cartTokenHash(visitor.cartToken)}`;
}

/** The header's value, when it is one: 8 to 64 letters, digits, `-` or `_`. */
export const readIdempotencyKey = (headers: Headers): string | null =>
  /^[\w-]{8,64}$/.exec(headers.get('idempotency-key') ?? '')?.[0] ?? null;
