import { fail, ok } from '@boxwright/contract';
import { deleteReorderReminder, inTransaction, setReorderReminder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';

export const SetReorderReminder: Handler<'SetReorderReminder'> = async ({ orderId, weeks }, { services, visitor }) => {
  const { db, now } = services;
  const order = await findOwnOrder(db, visitor.customer, orderId);
  if (!order.ok) return order;
  if (weeks === 0) {
    await inTransaction(db, (tx) => deleteReorderReminder(tx, orderId));
    return ok({ dueOn: null });
  }
  if (order.value.status === 'Cancelled')
    return fail('not_possible', 'This order was cancelled. Order it again first, then set a reminder there.');
  const dueOn = dueDay(now(), weeks * 7);
  await inTransaction(db, (tx) => setReorderReminder(tx, orderId, dueOn, now()));
  return ok({ dueOn });
};
