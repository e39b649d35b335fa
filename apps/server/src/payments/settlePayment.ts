import { type AttemptOutcome, type AttemptState, afterReport } from '@boxwright/orders';
import {
  appendLedger,
  closeCartOfOrder,
  findAttempt,
  inTransaction,
  lockAttemptByTxnid,
  lockCart,
  type Order,
  type PaymentAttempt,
  recordEvent,
  settleAttempt,
  type Tx,
} from '@boxwright/storage';
import type { Verification, VerifyFailure } from '../gateways/gateway.ts';
import type { Services } from '../services.ts';
import { noteMoney } from './balance.ts';
import { isAbandoned, nextCheckAt } from './checkTimes.ts';
import { alertOfDoubt, alertOfMoney } from './paymentAlerts.ts';

export type Settled =
  | { readonly ok: true; readonly attempt: PaymentAttempt; readonly order: Order }
  | { readonly ok: false; readonly reason: VerifyFailure['reason'] | 'no-attempt' | 'other-gateway' };

/**
 * Asks the gateway what became of an attempt and stores the answer: the one way in which money is believed. Return,
 * webhook, sweeper and the waiting page all call it; any order of arrival and any number of times gives the same.
 * The gateway is asked outside of the transaction, and the attempt's state decides what its answer changes.
 */
export async function settlePayment(services: Services, txnid: string): Promise<Settled> {
  const known = await findAttempt(services.db, txnid);
  if (!known) return { ok: false, reason: 'no-attempt' };

  // Money that was booked stays booked: there is nothing left to ask.
  if (known.attempt.state === 'succeeded') return { ok: true, ...known };

  const answer = await ask(services, known.attempt);
  if (!answer.ok) return { ok: false, reason: answer.reason };
  const { verification } = answer;

  return inTransaction(services.db, async (tx) => {
    // First the cart, as in placing an order: two locks taken in one order can't block each other.
    await lockCart(tx, known.order.cartId);
    const locked = await lockAttemptByTxnid(tx, txnid);
    if (!locked) return { ok: false, reason: 'no-attempt' };
    const attempt = await storeVerification(services, tx, locked, verification);
    return { ok: true, attempt, order: locked.order };
  });
}

/** Only the gateway that an attempt was made with is asked about it: pretended money is never booked as real. */
async function ask(
  { gateway }: Services,
  { txnid, gateway: own }: PaymentAttempt,
): Promise<
  { ok: true; verification: Verification } | { ok: false; reason: VerifyFailure['reason'] | 'other-gateway' }
> {
  const unknown: Verification = { kind: 'unknown', raw: {} };
  if (own !== gateway.name) {
    // What was left open in the sandbox ends unpaid; what was begun at PayU waits until PayU can be asked again.
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
): Promise<PaymentAttempt> {
  const now = services.now();
  const isMoney = verification.kind === 'captured';
  const isDoubtful = isMoney && verification.amount !== attempt.amountPaise;
  const reported = isDoubtful ? 'pending' : reportedState(attempt, verification, now);
  const outcome = reported ? afterReport(attempt.state, reported) : unchanged(attempt.state);
  if (isDoubtful) await alertOfDoubt(tx, { attempt, order, amount: verification.amount });
  if (!outcome.changed) return wait(tx, attempt, now);

  await recordEvent(tx, { source: 'verify', txnid: attempt.txnid, payload: verification.raw });
  const ended = outcome.state !== 'pending';
  const settled = await settleAttempt(tx, attempt.id, {
    from: [attempt.state],
    to: outcome.state,
    verified: verification.raw,
    nextCheckAt: ended ? null : nextCheckAt(attempt.createdAt, now),
    ...(verification.kind === 'unknown' ? {} : { gatewayPaymentId: verification.mihpayid, method: verification.mode }),
  });
  if (!settled) throw new Error('The attempt changed under its lock.');

  if (outcome.state === 'succeeded') await takeMoney(services, tx, { attempt: settled, order, outcome });
  else {
    await noteMoney(tx, order);
    if (ended && verification.kind !== 'unknown') {
      await services.jobs.enqueue(tx, 'WriteMail', { mail: 'payment-failed', txnid: attempt.txnid });
    }
  }
  return settled;
}

async function takeMoney(
  services: Services,
  tx: Tx,
  { attempt, order, outcome }: { attempt: PaymentAttempt; order: Order; outcome: AttemptOutcome },
): Promise<void> {
  const entry = await appendLedger(tx, {
    orderId: order.id,
    attemptId: attempt.id,
    kind: 'payment',
    amountPaise: attempt.amountPaise,
    gatewayPaymentId: attempt.gatewayPaymentId,
    createdAt: services.now(),
  });
  if (!entry) return;
  const money = await noteMoney(tx, order);
  await alertOfMoney(tx, { attempt, order, isLate: outcome.late, overpaid: money.overpaid });
  await closeCartOfOrder(tx, order);
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'payment-received', txnid: attempt.txnid });
}

/** What a verification means for the attempt's state; undefined when it tells nothing yet. */
function reportedState(attempt: PaymentAttempt, { kind }: Verification, now: Date): AttemptState | undefined {
  if (kind === 'captured') return 'succeeded';
  if (kind !== 'unknown') return kind;
  // A gateway that never heard of it: the buyer turned back before paying.
  return isAbandoned(attempt.createdAt, now) && attempt.state === 'open' ? 'cancelled' : undefined;
}

const unchanged = (state: AttemptState): AttemptOutcome => ({ state, changed: false, late: false });

/** Still open or pending: to be looked into again, later each time. */
async function wait(tx: Tx, attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt> {
  if (attempt.state !== 'open' && attempt.state !== 'pending') return attempt;
  const waiting = await settleAttempt(tx, attempt.id, {
    from: [attempt.state],
    to: attempt.state,
    nextCheckAt: nextCheckAt(attempt.createdAt, now),
  });
  return waiting ?? attempt;
}
