import { ok } from '@boxwright/contract';
import { returnPhotosOf, returnRequestsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { presentReturns } from '../../selling/returns/present-returns.ts';
import { returnWindow } from '../../selling/returns/return-window.ts';

export const GetReturns: Handler<'GetReturns'> = async ({ orderId }, { services, visitor }) => {
  const { db, now } = services;
  const order = await findOwnOrder(db, visitor.customer, orderId);
  if (!order.ok) return order;
  const requests = await returnRequestsOf(db, orderId);
  const window = await returnWindow(db, order.value, requests, now());
  return ok(presentReturns(window, requests, await returnPhotosOf(db, orderId)));
};
