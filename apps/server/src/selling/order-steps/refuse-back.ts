import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { type ComeBackReason, isStepBack, type OrderStatus } from '@boxwright/orders';
import { documentsOf, type Order, refundsOf, type Tx } from '@boxwright/storage';
import { leftOfInvoice } from '../documents/credit-invoice.ts';
import { grossOf } from '../documents/tax-lines.ts';
import { creditableOf } from '../refunds/creditable.ts';

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
  if (order.status === 'Returned' && to === 'Cancelled' && note.trim() === '')
    return fail('invalid', 'Please write why: your words are mailed to the customer.', { field: 'note' });
  if (kept === 0) return undefined;
  if (to !== 'Cancelled' || order.status !== 'Returned')
    return fail('invalid', 'Only of an order that came back can something be kept.', { field: 'kept' });
  const creditable = creditableOf(await documentsOf(tx, order.id), await refundsOf(tx, order.id));
  const left = (creditable?.left ?? []).reduce((sum, line) => sum + grossOf(line), 0);
  if (kept <= left) return undefined;
  const text = `At most ${formatRupees(paise(left))} can be kept: that is what is left of its invoice.`;
  return fail('invalid', text, { field: 'kept' });
}
