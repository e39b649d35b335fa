import { findAttempt, inTransaction, type PaymentAttempt, recordEvent } from '@boxwright/storage';
import { loggableFields, type PostedBack } from '../gateways/payu/posted-back.ts';
import { type PayuCredentials, responseHashIsValid } from '../gateways/payu/protocol.ts';
import type { Services } from '../services.ts';
import { alertOfForgery } from './paymentAlerts.ts';

/**
 * Keeps what a return or webhook brought, as it came; whoever calls has the payment verified. Nothing in it is
 * believed; a wrong signature is alerted. Answers the attempt; undefined, and nothing is kept, when it isn't ours.
 */
export async function notePostedBack(
  services: Services,
  credentials: PayuCredentials,
  source: 'return' | 'webhook',
  posted: PostedBack,
): Promise<PaymentAttempt | undefined> {
  const known = await findAttempt(services.db, posted.txnid);
  if (!known) return undefined;
  const hashOk = responseHashIsValid(credentials, { ...posted.fields, status: posted.status, hash: posted.hash });
  const event = { source, txnid: posted.txnid, hashOk, payload: loggableFields(posted) };
  if (hashOk) await recordEvent(services.db, event);
  else {
    await inTransaction(services.db, async (tx) => {
      await recordEvent(tx, event);
      await alertOfForgery(tx, known);
    });
  }
  return known.attempt;
}

/** Has a payment verified by a job, which asks until the gateway answers. */
export const verifyLater = (services: Services, txnid: string): Promise<void> =>
  inTransaction(services.db, (tx) => services.jobs.enqueue(tx, 'VerifyPayment', { txnid }));
