import { fail, ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { moveOrder } from '../../selling/order-steps/move-order.ts';
import { refuseStep } from '../../selling/order-steps/refuse-step.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

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
    const refused = await refuseStep(tx, order, move, indianDay(services.now()));
    if (refused) return refused;
    const moved = await moveOrder(services, tx, order, { ...move, by: { staffId: visitor.staff.id } });
    if (!moved.ok) return moved;
    await noted(tx, { services, visitor }, 'MoveOrder', ['order', orderId, orderNumber(order)], {
      before: { status: statusLabel(order.status) },
      after: { status: statusLabel(moved.value.status), ...(move.isShortAgreed ? { isShortAgreed: true } : {}) },
    });
    return ok({ status: moved.value.status });
  });
