import { type OrderHistoryRow, ok } from '@boxwright/contract';
import { isDemonstration } from '@boxwright/orders';
import {
  attemptsOfOrders,
  countOrdersOf,
  findOrdersOf,
  type Order,
  ordersWithDocument,
  ordersWithKeyLine,
  sumOrdersOf,
} from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { indianDay } from '../../selling/catalogue/indian-day.ts';
import { downloadAddresses, invoiceKind } from '../../selling/orders/download-addresses.ts';
import { orderNumber } from '../../selling/orders/order-number.ts';
import { orderSearch } from '../../selling/orders/order-search.ts';
import { orderToken } from '../../selling/orders/order-token.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

const defaultPageSize = 100;

export const GetCustomerOrderDetails: Handler<'GetCustomerOrderDetails'> = async (input, call) => {
  const { where, search, page = 1, pageSize = defaultPageSize } = input;
  const { id: customerId } = call.visitor.customer;
  const { db, gateway, secrets, now } = call.services;
  const wanted = { orderId: where.id, search: orderSearch(search) };
  const [matches, sums] = await Promise.all([
    countOrdersOf(db, customerId, wanted),
    sumOrdersOf(db, customerId, beginnings(now())),
  ]);
  if (matches === 0) return ok([]);

  const offset = (Math.min(page, Math.ceil(matches / pageSize)) - 1) * pageSize;
  const orders = await findOrdersOf(db, customerId, wanted, { offset, limit: pageSize });
  const ids = orders.map(({ id }) => id);
  const withKeyLine = await ordersWithKeyLine(db, ids);
  const invoiced = await ordersWithDocument(db, ids, invoiceKind);
  const attempts = await attemptsOfOrders(db, ids);

  const present = (order: Order, place: number): OrderHistoryRow => {
    const downloadToken = orderToken(secrets.orderToken, order.id);
    return {
      id: order.id,
      number: orderNumber(order),
      placedAt: order.placedAt,
      value: order.totalPaise,
      paymentMode: order.paymentMode,
      paymentStatus: order.paymentStatus,
      status: order.status,
      statusLabel: statusLabel(order.status),
      isDemonstration: isDemonstration(attempts.get(order.id) ?? [], gateway.name),
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
    };
  };
  return ok(orders.map(present));
};

/** The start of the current day and month in India. */
function beginnings(now: Date): { today: Date; month: Date } {
  const day = indianDay(now);
  return { today: new Date(`${day}T00:00:00+05:30`), month: new Date(`${day.slice(0, 7)}-01T00:00:00+05:30`) };
}
