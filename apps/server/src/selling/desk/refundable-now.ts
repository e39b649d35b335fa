import { refundsDue } from '@boxwright/orders';
import type { Order, Refund } from '@boxwright/storage';
import type { OrderMoney } from '../orders/balance.ts';
import { refundSources } from '../refunds/request-refunds.ts';

export interface RefundableNow {
  /** What was paid too much and isn't on its way back. */
  readonly overpaid: number;
  /** The most that may be paid back now. */
  readonly most: number;
}

/**
 * What the desk may pay back of an order, in paise. Before the dispatch only what was paid too much: the invoice will
 * charge the whole order. Afterwards all that is left of what was paid, with a credit note on the invoice. What was paid
 * for a cancelled order goes back by itself.
 */
export function refundableNow(
  { status }: Pick<Order, 'status'>,
  money: Pick<OrderMoney, 'ledger' | 'overpaid'>,
  refunds: readonly Pick<Refund, 'attemptId' | 'state' | 'amountPaise'>[],
): RefundableNow {
  const waiting = refunds.filter(({ state }) => state !== 'succeeded').reduce((sum, one) => sum + one.amountPaise, 0);
  const left = refundsDue(refundSources(money.ledger, refunds)).reduce((sum, { amount }) => sum + amount, 0);
  const overpaid = Math.min(left, Math.max(0, money.overpaid - waiting));
  const isInvoiced = status === 'Dispatched' || status === 'Delivered';
  return { overpaid, most: isInvoiced ? left : overpaid };
}
