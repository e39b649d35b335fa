import { fail, mayDo, ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { moveOrder } from '../../selling/orders/move-order.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

export const MoveOrder: Handler<'MoveOrder'> = async ({ orderId, seenStatus, ...move }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    if (order.status !== seenStatus) {
      return fail('conflict', `This order is ${statusLabel(order.status)} now. Please load the page again.`);
    }
    if (move.to === 'Cancelled' && !mayDo(visitor.staff.role, 'order-changes')) {
      return fail('forbidden', 'Your account may not cancel orders.');
    }
    const isSent = move.to === 'Dispatched' && order.deliveryType !== 'SelfPickup';
    if (isSent && move.courier === '') return fail('invalid', 'Please enter the courier.', { field: 'courier' });
    const moved = await moveOrder(services, tx, order, { ...move, by: { staffId: visitor.staff.id } });
    return moved.ok ? ok({ status: moved.value.status }) : moved;
  });
