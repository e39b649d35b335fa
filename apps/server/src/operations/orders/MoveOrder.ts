import { fail, ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { moveOrder } from '../../selling/order-steps/move-order.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { refuseToDispatch } from '../../selling/orders/refuse-to-dispatch.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';
import { refuseUnapprovedOrder } from '../../selling/proofs/refuse-unapproved-order.ts';

export const MoveOrder: Handler<'MoveOrder'> = async ({ orderId, seenStatus, ...move }, { services, visitor }, may) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    if (order.status !== seenStatus) {
      return fail('conflict', `This order is ${statusLabel(order.status)} now. Please load the page again.`);
    }
    if (move.to === 'Cancelled' && !may.cancel) {
      return fail('forbidden', 'Your account may not cancel orders.');
    }
    const refused = refuseToDispatch(order, move) ?? (await refuseUnapprovedOrder(tx, order, move.to));
    if (refused) return refused;
    const moved = await moveOrder(services, tx, order, { ...move, by: { staffId: visitor.staff.id } });
    if (!moved.ok) return moved;
    await noted(tx, { services, visitor }, 'MoveOrder', ['order', orderId, orderNumber(order)], {
      before: { status: statusLabel(order.status) },
      after: { status: statusLabel(moved.value.status) },
    });
    return ok({ status: moved.value.status });
  });
