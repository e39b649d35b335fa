import { findAttempt, inTransaction, type PaymentAttempt, recordMessage } from '@boxwright/storage';
import type { PostedBack } from '../../adapters/payments/payu/posted-back.ts';
import { type PayuCredentials, responseHashIsValid } from '../../adapters/payments/payu/protocol.ts';
import type { Services } from '../../process/services.ts';
import { alertOfBadSignature } from './payment-alerts.ts';
import { storableMessage } from './storable-message.ts';

/** How many messages of a payment are stored with a valid signature, and how many without. */
const mostMessages = 20;

export interface RecordedMessage {
  readonly attempt: PaymentAttempt;
  /** Whether the gateway has signed it; otherwise anybody may have posted it. */
  readonly isSigned: boolean;
}

/**
 * Stores a return or webhook message; the caller has the payment verified. The message itself is never trusted; a wrong
 * signature raises an alert. Returns the attempt; undefined, with nothing stored, when the transaction isn't ours.
 */
export async function recordPostedBack(
  services: Services,
  credentials: PayuCredentials,
  source: 'return' | 'webhook',
  posted: PostedBack,
): Promise<RecordedMessage | undefined> {
  const { txnid, status, hash, fields } = posted;
  const known = await findAttempt(services.db, txnid);
  if (!known) return undefined;
  const isSigned = responseHashIsValid(credentials, { ...fields, status, hash });
  const message = { source, txnid, hashOk: isSigned, ...storableMessage(source, posted) };
  await inTransaction(services.db, async (tx) => {
    await recordMessage(tx, message, mostMessages);
    if (!isSigned) await alertOfBadSignature(tx, known);
  });
  return { attempt: known.attempt, isSigned };
}

/** Enqueues a job that verifies the payment and retries until the gateway answers. */
export const verifyLater = (services: Services, txnid: string): Promise<void> =>
  inTransaction(services.db, (tx) => services.jobs.enqueue(tx, 'VerifyPayment', { txnid }));
