import { fail, ok } from '@boxwright/contract';
import { findCustomer } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { supplyTextOfOrder } from '../../selling/delivery/supply-text.ts';
import { isAllApprovedBefore } from '../../selling/orders/all-approved-before.ts';
import { findNamedOrder } from '../../selling/orders/find-named-order.ts';
import { datesOfOrder } from '../../selling/orders/order-dates.ts';
import { orderRows } from '../../selling/orders/order-rows.ts';
import { orderToken } from '../../selling/orders/order-token.ts';
import { readStoredOrder } from '../../selling/orders/stored-order.ts';

export const GetWebsiteOrderDetails: Handler<'GetWebsiteOrderDetails'> = async ({ where }, call, { everyOrder }) => {
  const order = await findNamedOrder(call, where, everyOrder);
  if (!order.ok) return order;
  const { db, secrets } = call.services;
  const customer = await findCustomer(db, order.value.customerId);
  if (!customer) return fail('not_found', 'There is no such order.');
  const stored = await readStoredOrder(call.services, order.value);
  const [catalogue, company] = await Promise.all([currentCatalogue(call.services), readCompany(db)]);
  const isApproved = isAllApprovedBefore(stored);
  const dates = datesOfOrder(catalogue, company, stored, { now: call.services.now(), isApproved });
  const supply = await supplyTextOfOrder(db, company, order.value);
  return ok(
    orderRows(stored, customer, { downloadToken: orderToken(secrets.orderToken, order.value.id), dates, supply }),
  );
};
