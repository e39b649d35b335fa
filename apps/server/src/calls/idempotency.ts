import { createHash } from 'node:crypto';
import { fail, type Input, type OperationName, ok, operations, type Result, roleFor } from '@boxwright/contract';
import { inTransaction, rememberAnswer, rememberedAnswer, type Tx } from '@boxwright/storage';
import { cartTokenHash } from '../adapters/identity/cookies.ts';
import type { Call } from './call.ts';

/** Runs work in one transaction and returns its result. */
export type Transact = <T>(work: (tx: Tx) => Promise<Result<T>>) => Promise<Result<T>>;

/** Thrown to roll back work whose key already has a stored answer. */
class AnsweredBefore extends Error {}

/**
 * A transaction that runs once per `Idempotency-Key`: a client that repeats a request because the response got lost gets
 * the first answer again, for at least a day. A key is valid for one visitor, one operation and one input. Without a
 * key, or for a visitor without an account or cart, it is a plain transaction. Failures aren't stored, as they changed
 * nothing. The answer is stored as JSON, so it holds no `Date`.
 */
export function idempotentTransaction<N extends OperationName>(call: Call, operation: N, input: Input<N>): Transact {
  const { db, now } = call.services;
  const owner = ownerOf(call, operation);
  const key = call.idempotencyKey;
  if (owner === null || key === null) return (work) => inTransaction(db, work);
  const request = { scope: `${operation}:${owner}`, key, requestHash: hashOf(input) };
  const answerBefore = async <T>(): Promise<Result<T> | undefined> => {
    const before = await rememberedAnswer(db, request);
    if (before === undefined) return undefined;
    const isOther = before.requestHash !== null && before.requestHash !== request.requestHash;
    return isOther ? otherRequest : ok(before.answer as T); // stored by this operation: the scope contains its name
  };
  return async <T>(work: (tx: Tx) => Promise<Result<T>>) => {
    const before = await answerBefore<T>();
    if (before) return before;
    try {
      return await inTransaction(db, async (tx) => {
        const result = await work(tx);
        const isFirst = !result.ok || (await rememberAnswer(tx, request, { answer: result.value, at: now() }));
        if (!isFirst) throw new AnsweredBefore();
        return result;
      });
    } catch (error) {
      if (!(error instanceof AnsweredBefore)) throw error;
      const given = await answerBefore<T>();
      if (given === undefined) throw error;
      return given;
    }
  };
}

/** 422, as in the IETF draft on the Idempotency-Key header: the first request's answer would be wrong for this one. */
const otherRequest = fail(
  'not_possible',
  'This Idempotency-Key was sent with another request before. Send every request with its own key.',
);

/** Decoded input has its fields in the contract's order, so equal inputs give equal JSON. */
const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

function ownerOf({ visitor }: Call, operation: OperationName): string | null {
  if (roleFor(operations[operation].access) === 'staff') return visitor.staff && `staff ${visitor.staff.id}`;
  if (visitor.customer) return `customer ${visitor.customer.id}`;
  return visitor.cartToken === null ? null : `cart ${cartTokenHash(visitor.cartToken)}`;
}

/** The header's value if it is valid: 8 to 64 letters, digits, `-` or `_`. */
export const readIdempotencyKey = (sent: string | readonly string[] | undefined): string | null =>
  /^[\w-]{8,64}$/.exec(String(sent ?? ''))?.[0] ?? null;
