import { randomBytes } from 'node:crypto';
import { type Paise, paise } from '@boxwright/money';
import { isWaitingRefund, type RefundSource, refundsDue } from '@boxwright/orders';
import {
  insertRefund,
  type LedgerEntry,
  ledgerOf,
  type Order,
  type Refund,
  refundsOf,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { announcedAt, isKeepable } from './keepable.ts';
import { alertOfRefundByHand, cashProblem } from './refund-alerts.ts';
import type { RefundCause } from './refund-causes.ts';

interface WantedRefunds {
  readonly cause: RefundCause;
  readonly most?: number;
  /** The payment that goes back, null for recorded money; any of them by default. */
  readonly from?: number | null;
}

/**
 * Requests refunds of an order's payments, or of a part of them: one for each payment, the newest first. A job asks the
 * gateway; staff pay back cash. Money that is already on its way isn't requested again. The caller holds the order's
 * lock, and mails the customer.
 *
 * @param wanted `most` is the part to pay back; refunds of the same `at` are named in one mail, see `sumsRequestedAt`
 */
export async function requestRefunds(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  order: Order,
  { cause, most, from, at }: WantedRefunds & { readonly at: Date },
): Promise<Refund[]> {
  const all = refundSources(await ledgerOf(tx, order.id), await refundsOf(tx, order.id));
  const sources = from === undefined ? all : all.filter(({ attemptId }) => attemptId === from);
  const requested: Refund[] = [];
  for (const { attemptId, amount } of refundsDue(sources, most)) {
    const isCash = attemptId === null;
    const refund = await insertRefund(tx, {
      orderId: order.id,
      attemptId,
      amountPaise: amount,
      token: newRefundToken(),
      state: isCash ? 'by-hand' : 'requested',
      causeCode: cause.code,
      cause: cause.text,
      problem: isCash ? cashProblem : null,
      nextCheckAt: isCash ? null : at,
      createdAt: at,
    });
    requested.push(refund);
    if (isCash) await alertOfRefundByHand(tx, order, refund);
    else await services.jobs.enqueue(tx, 'RefundPayment', { refundId: refund.id });
  }
  return requested;
}

/** The same, with a separate mail. A cancellation doesn't need it, because its own mail names the refunds. */
export async function requestRefundsWithMail(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Tx,
  order: Order,
  wanted: WantedRefunds,
): Promise<void> {
  await mailRefunds(services, tx, await requestRefunds(services, tx, order, { ...wanted, at: services.now() }));
}

/** Mails the refunds that were requested at once; a little later while the desk may still keep one of them on account. */
export async function mailRefunds(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  requested: readonly Refund[],
): Promise<void> {
  const last = requested.at(-1);
  if (!last) return;
  const options = requested.some(isKeepable) ? { startAfter: announcedAt(last) } : {};
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'refund-asked', refundId: last.id }, options);
}

/** The sums of the refunds requested at once: what goes back the way it was paid, and what staff transfer; nothing of what is withdrawn. */
export function sumsRequestedAt(at: Date, refunds: readonly Refund[]): { amount: Paise; byHand: Paise } {
  const together = refunds.filter(({ createdAt, state }) => +createdAt === +at && state !== 'withdrawn');
  const sumOf = (some: readonly Refund[]) => paise(some.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
  return {
    amount: sumOf(together.filter(({ attemptId }) => attemptId !== null)),
    byHand: sumOf(together.filter(({ attemptId }) => attemptId === null)),
  };
}

/** The part of an order's money that is neither back nor on its way. */
export async function refundable(tx: Tx, order: Pick<Order, 'id'>): Promise<number> {
  const due = refundsDue(refundSources(await ledgerOf(tx, order.id), await refundsOf(tx, order.id)));
  return due.reduce((sum, { amount }) => sum + amount, 0);
}

/** At most 23 characters, as the gateway takes them. */
export const newRefundToken = (): string => randomBytes(15).toString('base64url');

/** For each payment, the amount paid and the amount that is back or on its way; all cash is one payment. Oldest first. */
export function refundSources(
  ledger: readonly Pick<LedgerEntry, 'attemptId' | 'kind' | 'amountPaise'>[],
  refunds: readonly Pick<Refund, 'attemptId' | 'state' | 'amountPaise'>[],
): RefundSource[] {
  const sources = new Map<number | null, { paid: number; refunded: number }>();
  const of = (attemptId: number | null) => {
    const known = sources.get(attemptId) ?? { paid: 0, refunded: 0 };
    sources.set(attemptId, known);
    return known;
  };
  for (const { attemptId, kind, amountPaise } of ledger) {
    if (kind === 'credit' || kind === 'debit') continue;
    if (kind === 'refund') of(attemptId).refunded -= amountPaise;
    else of(attemptId).paid += amountPaise;
  }
  // Refunds that succeeded are in the ledger.
  for (const { attemptId, state, amountPaise } of refunds)
    if (isWaitingRefund(state)) of(attemptId).refunded += amountPaise;
  return [...sources].map(([attemptId, { paid, refunded }]) => ({ attemptId, paid, refunded }));
}
