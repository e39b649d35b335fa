import { createHash } from 'node:crypto';
import { fail, type Input, type OperationName, ok, type Result } from '@boxwright/contract';
import { inTransaction, rememberAnswer, rememberedAnswer, type Tx } from '@boxwright/storage';
import { cartTokenHash } from '../identity/cookies.ts';
import type { Call } from './call.ts';

/** Runs work in one transaction and answers with its result. */
export type Transact = <T>(work: (tx: Tx) => Promise<Result<T>>) => Promise<Result<T>>;

/** Thrown to roll back work whose key has an answer already. */
class AnsweredBefore extends Error {}

/**
 * A transaction that happens once for an `Idempotency-Key`: whoever repeats a request whose answer got lost is given
 * that answer again, for a day at least. Keys belong to the visitor who sent them and to what they asked with them;
 * without a key, or before there is anything to know a visitor by, it is a plain transaction. Failures aren't
 * remembered: nothing was stored.
 */
export function once<N extends OperationName>(call: Call, operation: N, input: Input<N>): Transact {
  const { db, now } = call.services;
  const owner = ownerOf(call);
  const key = call.idempotencyKey;
  if (owner === null || key === null) return (work) => inTransaction(db, work);
  const request = { scope: `${operation}:${owner}`, key, requestHash: hashOf(input) };
  const answerBefore = async <T>(): Promise<Result<T> | undefined> => {
    const before = await rememberedAnswer(db, request);
    if (before === undefined) return undefined;
    const isOther = before.requestHash !== null && before.requestHash !== request.requestHash;
    return isOther ? otherRequest : ok(before.answer as T); // what this very operation stored under its own scope
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

/** 422, as the IETF's draft on the Idempotency-Key header has it: the first request's answer would be a wrong one. */
const otherRequest = fail(
  'not_possible',
  'This Idempotency-Key was sent with another request before. Send every request with a key of its own.',
);

/** Decoded input has its fields in the contract's order, so the same input is the same text. */
const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

function ownerOf({ visitor }: Call): string | null {
  if (visitor.customer) return `customer ${visitor.customer.id}`;
  return visitor.cartToken === null ? null : `cart ${cartTokenHash(visitor.cartToken)}`;
}

/** The header's value, when it is one: 8 to 64 letters, digits, `-` or `_`. */
export const readIdempotencyKey = (headers: Headers): string | null =>
  /^[\w-]{8,64}$/.exec(headers.get('idempotency-key') ?? '')?.[0] ?? null;
