import { isWaitingRefund, refundsDue, wasSent } from '@boxwright/orders';
import type { Order, Refund } from '@boxwright/storage';
import type { OrderMoney } from '../orders/balance.ts';
import { isKeepable } from '../refunds/keepable.ts';
import { refundSources } from '../refunds/request-refunds.ts';

export interface RefundableNow {
  /** The overpaid amount that isn't on its way back. */
  readonly overpaid: number;
  /** The most that may be paid back now. */
  readonly most: number;
}

/**
 * How much of an order the desk may pay back, in paise. Before the dispatch only the overpaid amount, because the
 * invoice will charge the whole order. Afterwards everything that is left of the payments, with a credit note on the
 * invoice. The payments for a cancelled order go back by themselves.
 */
export function refundableNow(
  { status }: Pick<Order, 'status'>,
  money: Pick<OrderMoney, 'ledger' | 'overpaid'>,
  refunds: readonly Pick<Refund, 'attemptId' | 'state' | 'amountPaise'>[],
): RefundableNow {
  const waiting = refunds.filter(({ state }) => isWaitingRefund(state)).reduce((sum, one) => sum + one.amountPaise, 0);
  const left = refundsDue(refundSources(money.ledger, refunds)).reduce((sum, { amount }) => sum + amount, 0);
  const overpaid = Math.min(left, Math.max(0, money.overpaid - waiting));
  return { overpaid, most: wasSent(status) ? left : overpaid };
}

type Known = Pick<Refund, 'attemptId' | 'state' | 'causeCode' | 'amountPaise'>;

/**
 * What of an order's overpaid money can be kept on its customer's account: what was recorded by hand and isn't on its
 * way back. A transfer that waits for staff is no obstacle: it is withdrawn then.
 */
export function movableNow(
  order: Pick<Order, 'status'>,
  money: Pick<OrderMoney, 'ledger' | 'overpaid'>,
  refunds: readonly Known[],
): number {
  if (order.status === 'Cancelled') return 0;
  const others = refunds.filter((refund) => !isKeepable(refund));
  const recorded = refundSources(money.ledger, others).find(({ attemptId }) => attemptId === null);
  const left = recorded === undefined ? 0 : recorded.paid - recorded.refunded;
  return Math.max(0, Math.min(left, refundableNow(order, money, others).overpaid));
}
