import { mostMatches, type OrderHistoryRow, ok } from '@boxwright/contract';
import { artworkStepOf, isDemonstration } from '@boxwright/orders';
import {
  attemptsOfOrders,
  awaitedArtworkOf,
  type DbOrTx,
  findOrdersOf,
  heldFor,
  type ListedOrder,
  type OrderSums,
  type OrdersWanted,
  ordersWithDocument,
  ordersWithKeyLine,
  searchOrdersOf,
  sumOrdersOf,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { downloadAddresses } from '../../selling/orders/download-addresses.ts';
import { orderSearch } from '../../selling/orders/order-search.ts';
import { orderToken } from '../../selling/orders/order-token.ts';
import { readOrders } from '../../selling/orders/read-orders.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

const defaultPageSize = 100;

export const GetCustomerOrderDetails: Handler<'GetCustomerOrderDetails'> = async (input, call) => {
  const { where, search, page = 1, pageSize = defaultPageSize } = input;
  const { id: customerId } = call.visitor.customer;
  const { db, gateway, secrets, now } = call.services;
  const wanted = { orderId: where.id, search: orderSearch(search) };
  const found = await readOrders(db, async (tx) => {
    const sums = await sumOrdersOf(tx, customerId, indianDay(now()));
    const found = await findPage(tx, customerId, sums, wanted, { page, pageSize });
    if (found.orders.length === 0) return undefined;
    const ids = found.orders.map(({ id }) => id);
    return {
      sums,
      held: await heldFor(tx, customerId),
      ...found,
      awaited: await awaitedArtworkOf(tx, ids),
      withKeyLine: await ordersWithKeyLine(tx, ids),
      invoiced: await ordersWithDocument(tx, ids, 'tax-invoice'),
      attempts: await attemptsOfOrders(tx, ids),
    };
  });
  if (found === undefined) return ok([]);

  const { sums, held, matches, offset, orders, awaited, withKeyLine, invoiced, attempts } = found;
  const present = (order: ListedOrder, place: number): OrderHistoryRow => {
    const downloadToken = orderToken(secrets.orderToken, order.id);
    const ofOrder = attempts.get(order.id) ?? [];
    return {
      id: order.id,
      number: orderNumber(order),
      placedAt: order.placedAt,
      value: order.totalPaise,
      paymentMode: order.paymentMode,
      paymentStatus: order.paymentStatus,
      isCarriageKept: order.keptPaise > 0,
      status: order.status,
      statusLabel: statusLabel(order.status),
      artwork: artworkStepOf(awaited.get(order.id) ?? []),
      openAttempt: ofOrder.some(({ state }) => state === 'open' || state === 'pending'),
      isDemonstration: isDemonstration(ofOrder, gateway.name),
      invoiceFile: invoiced.has(order.id) ? downloadAddresses.invoice(downloadToken) : null,
      keyLineFile: withKeyLine.has(order.id) ? downloadAddresses.keyLine(downloadToken) : null,
      downloadToken,
      serial: offset + place + 1,
      matches,
      totalValue: sums.value,
      totalOrders: sums.orders,
      todaysOrders: sums.todaysOrders,
      todaysValue: sums.todaysValue,
      monthsOrders: sums.monthsOrders,
      held,
    };
  };
  return ok(orders.map(present));
};

/** A page of the list; beyond the last one, the last. */
async function findPage(
  tx: DbOrTx,
  customerId: number,
  sums: OrderSums,
  wanted: OrdersWanted,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const partOf = (matches: number) => {
    const last = Math.max(1, Math.ceil(matches / pageSize));
    return { offset: (Math.min(page, last) - 1) * pageSize, limit: pageSize };
  };
  if (wanted.orderId !== undefined || wanted.search !== undefined)
    return searchOrdersOf(tx, customerId, wanted, mostMatches, partOf);
  // The total of all orders is known already.
  const part = partOf(sums.listed);
  const orders = sums.listed === 0 ? [] : await findOrdersOf(tx, customerId, sums.listed, part);
  return { matches: sums.listed, offset: part.offset, orders };
}
