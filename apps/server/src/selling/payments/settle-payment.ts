import { type AttemptOutcome, type AttemptState, applyReport } from '@boxwright/orders';
import {
  type AttemptOfOrder,
  findAttempt,
  inTransaction,
  lockAttemptByTxnid,
  type Order,
  type PaymentAttempt,
  settleAttempt,
  type Tx,
} from '@boxwright/storage';
import type { Verification, VerifyFailure } from '../../adapters/payments/gateway.ts';
import type { Services } from '../../calls/services.ts';
import { updatePaymentStatus } from '../orders/balance.ts';
import { bookPayment } from './book-payment.ts';
import { isAbandoned, nextCheckAt } from './check-times.ts';
import { alertOfUnexpectedMoney, alertOfWrongAmount } from './payment-alerts.ts';

export type Settled =
  | { readonly ok: true; readonly attempt: PaymentAttempt; readonly order: Order }
  | { readonly ok: false; readonly reason: VerifyFailure['reason'] | 'no-attempt' | 'other-gateway' };

/**
 * Asks the gateway for the state of an attempt and stores the answer. The gateway's money is booked here alone. Return,
 * webhook, sweeper and the waiting page all call it; it is idempotent, whatever the order of arrival. The gateway is
 * asked outside the transaction, and the attempt's stored state decides what the answer changes.
 *
 * @param read the attempt as the caller has just read it
 * @param hasLeft the buyer says that they have left the payment page; a payment for which they entered nothing is given
 *   up
 */
export async function settlePayment(
  services: Services,
  txnid: string,
  read?: AttemptOfOrder,
  hasLeft = false,
): Promise<Settled> {
  const known = read ?? (await findAttempt(services.db, txnid));
  if (!known) return { ok: false, reason: 'no-attempt' };

  // Already booked: nothing to verify.
  if (known.attempt.state === 'succeeded') return { ok: true, ...known };

  const answer = await ask(services, known.attempt);
  if (!answer.ok) return { ok: false, reason: answer.reason };
  const { verification } = answer;

  return inTransaction(services.db, async (tx) => {
    const locked = await lockAttemptByTxnid(tx, txnid);
    if (!locked) return { ok: false, reason: 'no-attempt' };
    const attempt = await storeVerification(services, tx, locked, verification, hasLeft);
    return { ok: true, attempt, order: locked.order };
  });
}

/** An attempt is verified only with the gateway it was made with: sandbox money is never booked as real. */
async function ask(
  { gateway }: Services,
  { txnid, gateway: own }: PaymentAttempt,
): Promise<
  { ok: true; verification: Verification } | { ok: false; reason: VerifyFailure['reason'] | 'other-gateway' }
> {
  const unknown: Verification = { kind: 'unknown', raw: {} };
  if (own !== gateway.name) {
    // An attempt left open in the sandbox expires unpaid; one begun at PayU waits until PayU is configured again.
    return own === 'sandbox' ? { ok: true, verification: unknown } : { ok: false, reason: 'other-gateway' };
  }
  const answer = await gateway.verify([txnid]);
  return answer.ok ? { ok: true, verification: answer.verifications.get(txnid) ?? unknown } : answer;
}

async function storeVerification(
  services: Services,
  tx: Tx,
  { attempt, order }: { attempt: PaymentAttempt; order: Order },
  verification: Verification,
  hasLeft: boolean,
): Promise<PaymentAttempt> {
  const now = services.now();
  const isMoney = verification.kind === 'captured';
  const isWrongAmount = isMoney && verification.amount !== attempt.amountPaise;
  const reported = isWrongAmount ? 'pending' : reportedState(attempt, verification, now, hasLeft);
  const outcome = reported ? applyReport(attempt.state, reported) : unchanged(attempt.state);
  if (isWrongAmount) await alertOfWrongAmount(tx, { attempt, order, amount: verification.amount });
  if (!outcome.changed) return wait(tx, attempt, now);

  const ended = outcome.state !== 'pending';
  const settlement = {
    from: [attempt.state],
    to: outcome.state,
    verified: verification.raw,
    nextCheckAt: ended ? null : nextCheckAt(attempt.createdAt, now),
    ...(verification.kind === 'unknown' ? {} : { gatewayPaymentId: verification.mihpayid, method: verification.mode }),
  };
  const answer = { source: 'verify', txnid: attempt.txnid, payload: verification.raw };
  const settled = await settleAttempt(tx, attempt.id, settlement, answer);
  if (!settled) throw new Error('The attempt changed under its lock.');

  if (outcome.state === 'succeeded') await takeMoney(services, tx, { attempt: settled, order, before: attempt.state });
  else {
    await updatePaymentStatus(tx, order);
    if (ended && verification.kind !== 'unknown' && !hasLeft) {
      await services.jobs.enqueue(tx, 'WriteMail', { mail: 'payment-failed', txnid: attempt.txnid });
    }
  }
  return settled;
}

async function takeMoney(
  services: Services,
  tx: Tx,
  { attempt, order, before }: { attempt: PaymentAttempt; order: Order; before: AttemptState },
): Promise<void> {
  await bookPayment(
    services,
    tx,
    order,
    {
      attemptId: attempt.id,
      kind: 'payment',
      amountPaise: attempt.amountPaise,
      gatewayPaymentId: attempt.gatewayPaymentId,
    },
    () => ({ mail: 'payment-received', txnid: attempt.txnid, orderId: order.id }),
    ({ attempts }, excess) => alertOfUnexpectedMoney(tx, { attempt, order, before, attempts, excess }),
  );
}

/** The attempt state that a verification leads to; undefined when it is inconclusive. */
function reportedState(
  attempt: PaymentAttempt,
  verification: Verification,
  now: Date,
  hasLeft: boolean,
): AttemptState | undefined {
  const { kind } = verification;
  if (hasLeft && isUntouched(verification)) return 'cancelled';
  if (kind === 'captured') return 'succeeded';
  if (kind !== 'unknown') return kind;
  // Unknown to the gateway: the buyer went back before paying.
  return isAbandoned(attempt.createdAt, now) && attempt.state === 'open' ? 'cancelled' : undefined;
}

/** The buyer hasn't entered anything at the gateway: it doesn't know the payment, or has only shown its page. */
const isUntouched = ({ kind, raw }: Verification): boolean =>
  kind === 'unknown' || (kind === 'pending' && raw['unmappedstatus']?.toLowerCase() === 'initiated');

const unchanged = (state: AttemptState): AttemptOutcome => ({ state, changed: false, late: false });

/** Still open or pending: to be verified again, at growing intervals. */
async function wait(tx: Tx, attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt> {
  if (attempt.state !== 'open' && attempt.state !== 'pending') return attempt;
  const waiting = await settleAttempt(tx, attempt.id, {
    from: [attempt.state],
    to: attempt.state,
    nextCheckAt: nextCheckAt(attempt.createdAt, now),
  });
  return waiting ?? attempt;
}
