import { ok } from '@boxwright/contract';
import { refundsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentCancellation } from '../../selling/order-steps/present-cancellation.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';

export const GetCancellation: Handler<'GetCancellation'> = async ({ orderId }, { services, visitor }) => {
  const { db } = services;
  const order = await findOwnOrder(db, visitor.customer, orderId);
  if (!order.ok) return order;
  const money = await orderMoneyOf(db, order.value);
  const refunds = await refundsOf(db, orderId);
  return ok(await presentCancellation(services, { order: order.value, money, refunds }));
};
