import { ok } from '@boxwright/contract';
import { findReorderReminder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';

export const GetReorderReminder: Handler<'GetReorderReminder'> = async ({ orderId }, { services, visitor }) => {
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  if (!order.ok) return order;
  return ok({ dueOn: (await findReorderReminder(services.db, orderId))?.dueOn ?? null });
};
