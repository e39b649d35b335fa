import { findAttempt, inTransaction, type PaymentAttempt, recordMessage } from '@boxwright/storage';
import type { PostedBack } from '../gateways/payu/posted-back.ts';
import { type PayuCredentials, responseHashIsValid } from '../gateways/payu/protocol.ts';
import type { Services } from '../services.ts';
import { keptMessage } from './keptMessage.ts';
import { alertOfForgery } from './paymentAlerts.ts';

/** How many messages of a payment are kept with a valid signature, and how many without. */
const mostMessages = 20;

export interface Noted {
  readonly attempt: PaymentAttempt;
  /** Whether the gateway has signed it; otherwise anybody may have posted it. */
  readonly isSigned: boolean;
}

/**
 * Keeps what a return or webhook brought; whoever calls has the payment verified. Nothing in it is believed; a wrong
 * signature is alerted. Answers the attempt; undefined, and nothing is kept, when it isn't ours.
 */
export async function notePostedBack(
  services: Services,
  credentials: PayuCredentials,
  source: 'return' | 'webhook',
  posted: PostedBack,
): Promise<Noted | undefined> {
  const { txnid, status, hash, fields } = posted;
  const known = await findAttempt(services.db, txnid);
  if (!known) return undefined;
  const isSigned = responseHashIsValid(credentials, { ...fields, status, hash });
  const message = { source, txnid, hashOk: isSigned, ...keptMessage(source, posted) };
  await inTransaction(services.db, async (tx) => {
    await recordMessage(tx, message, mostMessages);
    if (!isSigned) await alertOfForgery(tx, known);
  });
  return { attempt: known.attempt, isSigned };
}

/** Has a payment verified by a job, which asks until the gateway answers. */
export const verifyLater = (services: Services, txnid: string): Promise<void> =>
  inTransaction(services.db, (tx) => services.jobs.enqueue(tx, 'VerifyPayment', { txnid }));
