import { ok } from '@boxwright/contract';
import { documentsOf, ordersWithKeyLine } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { withoutCancelledBills } from '../../selling/documents/e-way-bill.ts';
import { orderDocuments } from '../../selling/documents/order-documents.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { findNamedOrder } from '../../selling/orders/find-named-order.ts';
import { orderToken } from '../../selling/orders/order-token.ts';

export const GetOrderDocuments: Handler<'GetOrderDocuments'> = async ({ where }, call, { everyOrder }) => {
  const found = await findNamedOrder(call, where, everyOrder);
  if (!found.ok) return found;
  const { db, secrets } = call.services;
  const order = found.value;
  const [all, { due, ledger }, withKeyLine] = await Promise.all([
    documentsOf(db, order.id),
    orderMoneyOf(db, order),
    ordersWithKeyLine(db, [order.id]),
  ]);
  const issued = await withoutCancelledBills(db, order.id, all);
  const hasKeyLine = withKeyLine.has(order.id);
  const token = orderToken(secrets.orderToken, order.id);
  return ok(orderDocuments({ order, due, issued, ledger, hasKeyLine, token }));
};
