import { ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCartOf, refundsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { moveOrder } from '../../selling/order-steps/move-order.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const CancelOrder: Handler<'CancelOrder'> = async ({ orderId }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCartOf(tx, visitor.customer.id, orderId);
    if (!order) return noSuchOrder;
    if (order.status !== 'Cancelled') {
      const moved = await moveOrder(services, tx, order, { to: 'Cancelled', by: 'customer' });
      if (!moved.ok) return moved;
    }
    const refunds = await refundsOf(tx, order.id);
    return ok({ refund: refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0) });
  });
