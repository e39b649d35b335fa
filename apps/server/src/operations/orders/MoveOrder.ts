import { fail, ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart, type Order, staffOfOrder, stepsOfOrder, type Tx } from '@boxwright/storage';
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
    if (order.status !== seenStatus) return fail('conflict', await whatHappened(tx, order));
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

/** For whoever saw the order before its last step. */
async function whatHappened(tx: Tx, order: Order): Promise<string> {
  const step = (await stepsOfOrder(tx, order.id)).at(-1);
  const staff = step?.staffId ? (await staffOfOrder(tx, order.id)).get(step.staffId) : undefined;
  const by = step?.actor === 'customer' ? 'the customer' : staff;
  return `This order is ${statusLabel(order.status)} now${by === undefined ? '' : `: ${by} took that step meanwhile`}.`;
}
