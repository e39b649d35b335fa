import { fail, type Input, type MovedOrder, ok, type Result } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart, type Order } from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { takeOrderBack } from '../../selling/order-steps/take-order-back.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

/** A separate transaction for each order: one that has gone on doesn't stop the others. */
export const UndoMoves: Handler<'UndoMoves'> = async ({ orders }, call) => {
  const answers: MovedOrder[] = [];
  for (const seen of orders) {
    const { number, moved } = await takeBack(seen, call).catch((error: unknown) => {
      call.log.error({ err: error, orderId: seen.id }, 'a step of an order could not be taken back');
      return { number: '', moved: fail('internal', 'Its step could not be taken back. Please open it.') };
    });
    const problem = moved.ok ? '' : moved.failure.text;
    answers.push({ id: seen.id, number, isMoved: moved.ok, problem, stepId: null, undoUntil: null });
  }
  return ok({ orders: answers });
};

const takeBack = (
  { id, stepId }: Input<'UndoMoves'>['orders'][number],
  { services, visitor }: CallOf<'UndoMoves'>,
): Promise<{ number: string; moved: Result<Order> }> =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, id);
    if (!order) return { number: '', moved: noSuchOrder };
    const number = orderNumber(order);
    const moved = await takeOrderBack(services, tx, order, { stepId, staffId: visitor.staff.id });
    if (moved.ok) {
      await noted(tx, { services, visitor }, 'UndoMoves', ['order', id, number], {
        before: { status: order.status },
        after: { status: moved.value.status },
      });
    }
    return { number, moved };
  });
