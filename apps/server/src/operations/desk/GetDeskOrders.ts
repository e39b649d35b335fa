import { type DeskOrderRow, deskPageSize, mostCounted, ok } from '@boxwright/contract';
import { artworkStepOf, isLate } from '@boxwright/orders';
import { awaitedArtworkOf, countDeskOrders, type DeskOrder, findDeskOrders, readDeskOrders } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { deskFilter } from '../../selling/desk/desk-filter.ts';
import { cursorOf } from '../../selling/desk/place-in-list.ts';
import { readOrders } from '../../selling/orders/read-orders.ts';
import { statusLabel } from '../../selling/orders/status-label.ts';

export const GetDeskOrders: Handler<'GetDeskOrders'> = async (input, { services }) => {
  const { olderThan, newerThan, ...filters } = input;
  const today = indianDay(services.now());
  const filter = deskFilter(filters, today);
  const cursor = cursorOf(olderThan, newerThan);
  const { found, orders, counts, awaited } = await readOrders(services.db, async (tx) => {
    const page = { cursor, limit: deskPageSize };
    const found = filter === null ? { ids: [], isCut: false } : await findDeskOrders(tx, filter, page);
    const ids = found.ids.slice(0, deskPageSize);
    const orders = await readDeskOrders(tx, ids);
    const awaited = await awaitedArtworkOf(tx, ids);
    return { found, orders, awaited, counts: await countDeskOrders(tx, today, mostCounted) };
  });
  const hasMore = found.ids.length > deskPageSize;
  return ok({
    orders: orders.map((order) => ({
      ...present(order, today),
      artwork: artworkStepOf(awaited.get(order.id) ?? []),
    })),
    hasOlder: cursor?.side === 'newer' ? true : hasMore,
    hasNewer: cursor?.side === 'newer' ? hasMore : cursor !== undefined,
    isCut: found.isCut,
    counts: [...counts.byStatus].map(([status, count]) => ({ status, count })),
    toAccept: counts.toAccept,
    dueToday: counts.dueToday,
    late: counts.late,
    unpaid: counts.unpaid,
    openReturns: counts.openReturns,
    unreadMessages: counts.unreadMessages,
    awaitedTransfers: counts.awaitedTransfers,
    doubtfulGstins: counts.doubtfulGstins,
    openReprints: counts.openReprints,
  });
};

function present(order: DeskOrder, today: string): Omit<DeskOrderRow, 'artwork'> {
  return {
    id: order.id,
    number: orderNumber(order),
    placedAt: order.placedAt,
    status: order.status,
    statusLabel: statusLabel(order.status),
    paymentStatus: order.paymentStatus,
    isCarriageKept: order.keptPaise > 0,
    paymentMode: order.paymentMode,
    deliveryType: order.deliveryType,
    total: order.totalPaise,
    customerId: order.customerId,
    customerName: order.customerName,
    companyName: order.companyName,
    items: inFewWords(order.items),
    quantity: order.quantity,
    collected: order.collected,
    readyBy: order.readyBy,
    isLate: isLate(order, today),
    hasOpenReturn: order.hasOpenReturn,
  };
}

/** The first line and the number of others. */
function inFewWords([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
