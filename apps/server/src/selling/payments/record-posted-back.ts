import {
  type AttemptOfOrder,
  findAttempt,
  inTransaction,
  recordSignedMessage,
  recordUnsignedMessage,
} from '@boxwright/storage';
import type { PostedBack } from '../../adapters/payments/payu/posted-back.ts';
import { type PayuCredentials, responseHashIsValid } from '../../adapters/payments/payu/protocol.ts';
import type { Services } from '../../calls/services.ts';
import { alertOfBadSignature } from './payment-alerts.ts';
import { storableMessage } from './storable-message.ts';

/** How many messages of a payment are stored with a valid signature, and how many without. */
const mostMessages = 20;

export interface RecordedMessage extends AttemptOfOrder {
  /** Whether the gateway has signed it; otherwise anybody may have posted it. */
  readonly isSigned: boolean;
}

/**
 * Stores a return or webhook message; the caller then verifies the payment. The message itself is never trusted; a
 * wrong signature raises an alert. Returns the attempt; undefined, with nothing stored, when the transaction isn't
 * ours.
 */
export async function recordPostedBack(
  services: Services,
  credentials: PayuCredentials,
  source: 'return' | 'webhook',
  posted: PostedBack,
): Promise<RecordedMessage | undefined> {
  const { txnid, status, hash, fields } = posted;
  const isSigned = responseHashIsValid(credentials, { ...fields, status, hash });
  const message = { source, txnid, ...storableMessage(source, posted) };
  const { db } = services;
  const known = isSigned ? await recordSignedMessage(db, message, mostMessages) : await findAttempt(db, txnid);
  if (!known) return undefined;
  if (!isSigned) {
    await inTransaction(db, async (tx) => {
      await recordUnsignedMessage(tx, message, mostMessages);
      await alertOfBadSignature(tx, known);
    });
  }
  return { ...known, isSigned };
}

/** Enqueues a job that verifies the payment and retries until the gateway answers. */
export const verifyLater = (services: Services, txnid: string): Promise<void> =>
  inTransaction(services.db, (tx) => services.jobs.enqueue(tx, 'VerifyPayment', { txnid }));
