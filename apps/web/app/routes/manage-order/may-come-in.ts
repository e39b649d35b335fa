import type { OrderRow } from '@boxwright/contract';
import { isPaidByTransfer } from '@boxwright/orders';

/** Whether money can be recorded for an order: a due amount, or a transfer that arrives after its cancellation. */
export const mayComeIn = ({ status, due, paymentMode }: Pick<OrderRow, 'status' | 'due' | 'paymentMode'>): boolean =>
  due > 0 || (status === 'Cancelled' && isPaidByTransfer(paymentMode));
