import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { type ComeBackReason, isStepBack, type OrderStatus } from '@boxwright/orders';
import type { Order, Tx } from '@boxwright/storage';
import { leftOfInvoice } from '../documents/credit-invoice.ts';
import { refundable } from '../refunds/request-refunds.ts';

/** A step that may go back. */
export interface StepBack {
  readonly to: OrderStatus;
  readonly reason?: ComeBackReason | undefined;
  /** In paise. */
  readonly kept?: number | undefined;
  readonly note?: string;
}

/** Why an order can't come back, go back to packed or be closed like this; undefined if it can. */
export async function refuseBack(
  tx: Tx,
  order: Order,
  { to, reason, kept = 0, note = '' }: StepBack,
): Promise<Result<never> | undefined> {
  if (to === 'Returned' && reason === undefined)
    return fail('invalid', 'Please choose why it came back.', { field: 'reason' });
  if (to !== 'Returned' && reason !== undefined)
    return fail('invalid', 'Only an order that comes back has such a reason.', { field: 'reason' });
  if (isStepBack(order.status, to) && note.trim() === '')
    return fail('invalid', 'Please write why: your words are mailed to the customer.', { field: 'note' });
  if (order.status === 'Returned' && to === 'Dispatched' && (await leftOfInvoice(tx, order)) === 0)
    return fail(
      'not_possible',
      'Its invoice is credited whole, so it can’t be sent again. Please close it and make a new order.',
    );
  if (kept === 0) return undefined;
  if (to !== 'Cancelled' || order.status !== 'Returned')
    return fail('invalid', 'Only of an order that came back can something be kept.', { field: 'kept' });
  const paid = await refundable(tx, order);
  if (kept <= paid) return undefined;
  const text = `At most ${formatRupees(paise(paid))} can be kept: that is what was paid and isn’t on its way back.`;
  return fail('invalid', text, { field: 'kept' });
}
