import { isWaitingRefund } from '@boxwright/orders';
import { ledgerOf, noteRefund, type Order, type Refund, refundsOf, type Tx } from '@boxwright/storage';
import { refundSources } from './request-refunds.ts';

/**
 * Withdraws refunds of recorded money that wait to be paid by hand, the newest first, until `amount` of that money is
 * neither back nor to go back. Undefined, and nothing changed, if too much of it is paid back already. The caller holds
 * the order's lock.
 */
export async function withdrawRefunds(
  tx: Tx,
  order: Pick<Order, 'id'>,
  amount: number,
): Promise<readonly Refund[] | undefined> {
  const refunds = await refundsOf(tx, order.id);
  const recorded = refundSources(await ledgerOf(tx, order.id), refunds).find(({ attemptId }) => attemptId === null);
  let missing = amount - ((recorded?.paid ?? 0) - (recorded?.refunded ?? 0));
  const chosen: Refund[] = [];
  for (const refund of refunds.toReversed()) {
    if (missing <= 0) break;
    if (refund.attemptId !== null || !isWaitingRefund(refund.state)) continue;
    chosen.push(refund);
    missing -= refund.amountPaise;
  }
  if (missing > 0) return undefined;
  for (const { id } of chosen) {
    if (!(await noteRefund(tx, id, ['by-hand'], { state: 'withdrawn' }))) throw new Error(`Refund ${id} has changed.`);
  }
  return chosen;
}
