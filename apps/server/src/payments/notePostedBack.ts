import { findAttemptByTxnid, findOrder, inTransaction, recordEvent } from '@boxwright/storage';
import type { PostedBack } from '../gateways/payu/posted-back.ts';
import { type PayuCredentials, responseHashIsValid } from '../gateways/payu/protocol.ts';
import type { Services } from '../services.ts';
import { alertOfForgery } from './paymentAlerts.ts';

/**
 * Keeps what a return or webhook brought, as it came, and has the payment verified. Nothing in it is believed; a wrong
 * signature is alerted. False when the payment isn't ours: then nothing is kept.
 */
export async function notePostedBack(
  services: Services,
  credentials: PayuCredentials,
  source: 'return' | 'webhook',
  posted: PostedBack,
): Promise<boolean> {
  const attempt = await findAttemptByTxnid(services.db, posted.txnid);
  const order = attempt && (await findOrder(services.db, attempt.orderId));
  if (!attempt || !order) return false;
  const hashOk = responseHashIsValid(credentials, { ...posted.fields, status: posted.status, hash: posted.hash });
  await inTransaction(services.db, async (tx) => {
    await recordEvent(tx, { source, txnid: posted.txnid, hashOk, payload: { ...posted.fields } });
    if (!hashOk) await alertOfForgery(tx, { attempt, order });
    // Also for a return, which settles at once: if the gateway is out of reach then, the job asks again.
    await services.jobs.enqueue(tx, 'VerifyPayment', { txnid: posted.txnid });
  });
  return true;
}
