import { formatRupees, type Paise } from '@boxwright/money';
import type { DeskOrder } from './load-desk-order.ts';

/** The hint of a refund's reason: a refund of more than the overpayment gets a credit note, which prints it. */
export function reasonOfRefund({ refundable, overpaid }: Pick<DeskOrder, 'refundable' | 'overpaid'>) {
  if (refundable === overpaid) return { hint: 'For staff only: shown in the timeline', optional: true };
  if (overpaid === 0) return { hint: 'Printed on the credit note' };
  // The contract's codec guarantees whole paise.
  return { hint: `Printed on the credit note, for a refund of more than ${formatRupees(overpaid as Paise)}` };
}
