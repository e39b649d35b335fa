import type { Output } from '@boxwright/contract';
import { customerCancelHours, mayMoveOrder, refundsDue } from '@boxwright/orders';
import type { Order, Refund } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { OrderMoney } from '../orders/balance.ts';
import { keptOnAccount } from '../refunds/kept-on-account.ts';
import { presentRefund } from '../refunds/present-refund.ts';
import { refundSources } from '../refunds/request-refunds.ts';
import { refuseToCancel } from './cancel-order.ts';

interface Known {
  readonly order: Order;
  readonly money: OrderMoney;
  readonly refunds: readonly Refund[];
}

/** Whether a customer may cancel their order now, what would go back, and what became of refunds. */
export async function presentCancellation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { order, money, refunds }: Known,
): Promise<Output<'GetCancellation'>> {
  const { placedAt, status: from } = order;
  const move = mayMoveOrder({ from, to: 'Cancelled', by: 'customer', placedAt, now: now() });
  const refused = move.ok ? await refuseToCancel(db, order, 'customer') : undefined;
  const problem = move.ok ? (refused && !refused.ok ? refused.failure.text : null) : move.text;
  const due = refundsDue(refundSources(money.ledger, refunds));
  const sumOf = (isCash: boolean) =>
    due.filter(({ attemptId }) => (attemptId === null) === isCash).reduce((sum, { amount }) => sum + amount, 0);
  const kept = keptOnAccount(money.ledger, refunds);
  return {
    isCancelled: from === 'Cancelled',
    problem,
    until: new Date(placedAt.getTime() + customerCancelHours * 3_600_000),
    isPaymentUnderWay: money.attempts.some(({ state }) => state === 'open' || state === 'pending'),
    refund: sumOf(false),
    cash: sumOf(true),
    refunds: refunds.map((refund) =>
      presentRefund(refund, { attempts: money.attempts, isKept: kept.has(refund), now: now() }),
    ),
  };
}
