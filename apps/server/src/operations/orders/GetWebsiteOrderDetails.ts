import { fail, ok } from '@boxwright/contract';
import { findCustomer } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { findNamedOrder } from '../../orders/findNamedOrder.ts';
import { orderRows } from '../../orders/orderRows.ts';
import { orderToken } from '../../orders/orderToken.ts';
import { readStoredOrder } from '../../orders/storedOrder.ts';

export const GetWebsiteOrderDetails: Handler<'GetWebsiteOrderDetails'> = async ({ where }, call) => {
  const order = await findNamedOrder(call, where);
  if (!order.ok) return order;
  const { db, secrets } = call.services;
  const customer = await findCustomer(db, order.value.customerId);
  if (!customer) return fail('not_found', 'There is no such order.');
  const stored = await readStoredOrder(call.services, order.value);
  return ok(orderRows(stored, customer, orderToken(secrets.orderToken, order.value.id)));
};
