import { fail, ok } from '@boxwright/contract';
import { findCustomer } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { findNamedOrder } from '../../selling/orders/find-named-order.ts';
import { orderRows } from '../../selling/orders/order-rows.ts';
import { orderToken } from '../../selling/orders/order-token.ts';
import { readStoredOrder } from '../../selling/orders/stored-order.ts';

export const GetWebsiteOrderDetails: Handler<'GetWebsiteOrderDetails'> = async ({ where }, call) => {
  const order = await findNamedOrder(call, where);
  if (!order.ok) return order;
  const { db, secrets } = call.services;
  const customer = await findCustomer(db, order.value.customerId);
  if (!customer) return fail('not_found', 'There is no such order.');
  const stored = await readStoredOrder(call.services, order.value);
  return ok(orderRows(stored, customer, orderToken(secrets.orderToken, order.value.id)));
};
