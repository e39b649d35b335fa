import { formatRupees, type Paise } from '@boxwright/money';
import type { DeskOrder } from './load-desk-order.ts';

/** Where the reason of a refund is read: a credit note is made for more than what was paid too much. */
export function reasonOfRefund({ refundable, overpaid }: Pick<DeskOrder, 'refundable' | 'overpaid'>) {
  if (refundable === overpaid) return { hint: 'For staff only: it stands in the timeline', optional: true };
  if (overpaid === 0) return { hint: 'Printed on the credit note' };
  // The contract's codec guarantees whole paise.
  return { hint: `Printed on the credit note, which more than ${formatRupees(overpaid as Paise)} gets` };
}
