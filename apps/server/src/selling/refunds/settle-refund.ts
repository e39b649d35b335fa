import { paise } from '@boxwright/money';
import {
  beginRefund,
  findAttemptById,
  findRefund,
  inTransaction,
  lockOrder,
  noteRefund,
  type Order,
  type PaymentAttempt,
  type Refund,
  type RefundNews,
  type Tx,
} from '@boxwright/storage';
import type { RefundCheck } from '../../adapters/payments/gateway.ts';
import type { Services } from '../../calls/services.ts';
import { bookRefund } from './book-refund.ts';
import { alertOfRefundByHand, alertOfSlowRefund } from './refund-alerts.ts';
import { askingMs, isSlow, mostTries, nextRefundCheck } from './refund-check-times.ts';

/** States in which the gateway still has to work on a refund. */
const open = ['requested', 'asked'] as const;

/**
 * Takes a refund one step further: requests it from the gateway, or asks what became of it. Job and sweeper call this;
 * it may be killed at any point and run any number of times. A request is noted before it is sent. After that the
 * gateway is first asked what it knows; only if it knows nothing is the refund requested again, with the same token.
 * Only what the gateway reports as paid is booked.
 */
export async function settleRefund(services: Services, refundId: number): Promise<void> {
  const { db, gateway } = services;
  const refund = await findRefund(db, refundId);
  if (!refund || refund.attemptId === null || !isOpen(refund)) return;
  const attempt = await findAttemptById(db, refund.attemptId);
  if (!attempt?.gatewayPaymentId) throw new Error(`The refund ${refundId} belongs to no payment.`);
  if (attempt.gateway !== gateway.name) return waitForGateway(services, refund, attempt);

  const { gatewayPaymentId: mihpayid } = attempt;
  if (refund.askedAt !== null) {
    const known = await gateway.checkRefund({ mihpayid, token: refund.token });
    if (!known.ok || known.kind !== 'unknown' || refund.state === 'asked') return noteCheck(services, refund, known);
  }
  const begun = await begin(services, refund.id);
  if (!begun) return;
  const amount = paise(begun.amountPaise);
  const answer = await gateway.refund({ mihpayid, token: begun.token, amount });
  // The gateway's list says whether it has accepted this request, or an earlier one with the same token.
  const known = await gateway.checkRefund({ mihpayid, token: begun.token });
  if (known.ok && known.kind !== 'unknown') return noteCheck(services, begun, known);
  if (answer.ok && answer.taken) {
    const { requestId, raw } = answer;
    await note(services, begun, { state: 'asked', answer: raw, ...(requestId ? { reference: requestId } : {}) });
  } else if (answer.ok && known.ok) await noteRefusal(services, begun, answer.text, answer.raw);
  else await wait(services, begun);
}

const isOpen = ({ state }: Refund): boolean => state === 'requested' || state === 'asked';

function begin(services: Services, refundId: number): Promise<Refund | undefined> {
  const now = services.now();
  const [askedBefore, nextCheckAt] = [-askingMs, askingMs].map((ms) => new Date(now.getTime() + ms));
  return inTransaction(services.db, (tx) =>
    beginRefund(tx, refundId, { now, askedBefore: askedBefore ?? now, nextCheckAt: nextCheckAt ?? now }),
  );
}

/** Stores what the gateway reports about a requested refund. */
async function noteCheck(services: Services, refund: Refund, known: RefundCheck): Promise<void> {
  if (!known.ok || known.kind === 'unknown') return wait(services, refund);
  const { raw: answer, requestId } = known;
  const found = { answer, ...(requestId ? { reference: requestId } : {}) };
  switch (known.kind) {
    case 'paid':
      return note(services, refund, { state: 'succeeded', nextCheckAt: null, ...found });
    case 'waiting':
      return note(services, refund, { state: 'asked', ...found });
    case 'failed':
      return note(services, refund, {
        state: 'by-hand',
        nextCheckAt: null,
        problem: 'The bank could not pay it back.',
        ...found,
      });
  }
}

/** The gateway has refused the refund, which may be for a while only. */
async function noteRefusal(
  services: Services,
  refund: Refund,
  text: string,
  answer: Readonly<Record<string, string>>,
): Promise<void> {
  if (refund.tries < mostTries) return note(services, refund, { state: 'requested', answer });
  const problem = `The payment provider refuses it${text ? ` (${text})` : ''}.`;
  await note(services, refund, { state: 'by-hand', nextCheckAt: null, problem, answer });
}

const wait = (services: Services, { id, state }: Refund): Promise<void> => note(services, { id }, { state });

/** Stores what became of a refund, with everything that it causes, under the order's lock. */
async function note(services: Services, { id }: Pick<Refund, 'id'>, news: RefundNews): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrderOfRefund(tx, id);
    const before = await findRefund(tx, id);
    if (!order || !before) return;
    const now = services.now();
    // Another process may have learnt meanwhile that the gateway has accepted it.
    const state = before.state === 'asked' && news.state === 'requested' ? 'asked' : news.state;
    const nextCheckAt = nextRefundCheck(before.createdAt, now);
    const noted = await noteRefund(tx, id, open, { nextCheckAt, ...news, state });
    if (!noted) return;
    if (noted.state === 'succeeded') await bookRefund(services, tx, order, noted);
    else if (noted.state === 'by-hand') await alertOfRefundByHand(tx, order, noted);
    else if (isSlow(before.createdAt, now)) await alertOfSlowRefund(tx, order, noted);
  });
}

async function lockOrderOfRefund(tx: Tx, refundId: number): Promise<Order | undefined> {
  const refund = await findRefund(tx, refundId);
  return refund && lockOrder(tx, refund.orderId);
}

/** Money goes back through the gateway that it came through. Money of the sandbox never moved. */
async function waitForGateway(services: Services, refund: Refund, { gateway }: PaymentAttempt): Promise<void> {
  if (gateway !== 'sandbox') return wait(services, refund);
  const problem = 'It was paid in the sandbox, which is not set up any more: no money has moved.';
  await note(services, refund, { state: 'by-hand', nextCheckAt: null, problem });
}
