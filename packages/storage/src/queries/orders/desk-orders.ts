import {
  isPaidByTransfer,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentModes,
  paymentStatuses,
} from '@boxwright/orders';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Order } from '../../rows.ts';
import { deliveryTypes } from '../../schema/carts.ts';
import { customers } from '../../schema/customers.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { returnRequests } from '../../schema/return-requests.ts';
import { type DeskSearch, mostRecentOrders, ordersFound } from './desk-search.ts';
import { isOpenReprint } from './reprints.ts';

/** Which orders of all customers are listed. An empty list of values stands for all values. */
export interface DeskFilter {
  readonly statuses: readonly OrderStatus[];
  readonly paymentStatuses: readonly PaymentStatus[];
  readonly deliveryTypes: readonly Order['deliveryType'][];
  readonly placedFrom?: Date | undefined;
  readonly placedBefore?: Date | undefined;
  /** Today in India, `YYYY-MM-DD`. */
  readonly today: string;
  /** Only orders that need this. */
  readonly withOpen?: keyof typeof waiting | undefined;
  readonly search?: DeskSearch | undefined;
}

/** Where a page begins: before or after this order, in time. */
export interface DeskCursor {
  readonly orderId: number;
  readonly side: 'older' | 'newer';
}

/** SQL: orders that are neither packed for collection nor on their way. */
const isUnfinished = sql`(o.status in ('Order Accepted', 'In Production', 'Packed')
    and not (o.status = 'Packed' and o.delivery_type = 'SelfPickup'))`;

/** SQL: whether an order is late on this day. */
export const isLate = (day: string): SQL => sql`(o.ready_by < ${day} and ${isUnfinished})`;

/** SQL: whether an order must be finished on this day. */
export const isDueOn = (day: string): SQL => sql`(o.ready_by = ${day} and ${isUnfinished})`;

/** After these days, nobody asks any more about an order that wasn't paid. */
const unpaidDays = 14;

/** SQL: whether an order was placed in the last days, and nobody has paid it or said how it will be. */
export const isUnpaid = (today: string): SQL =>
  sql`(o.status = 'IN-PROCESS' and o.payment_status in ('Payment Initiated', 'Payment Failed')
    and o.placed_at >= ((${today}::date - ${unpaidDays}::int)::timestamp at time zone 'Asia/Kolkata'))`;

const isNotMadeAgain = sql`not exists (select from orders as again
  where again.reprint_of = back.id and again.status <> 'Cancelled')`;

/**
 * Orders with a return request to be decided, or of which something came back that is neither sent again, nor closed or
 * credited, nor made again. What was made again before a parcel came back is about other pieces.
 */
export const hasOpenReturn = sql`o.id in (select order_id from return_requests where state = 'received'
  union all select back.id from orders as back where back.status = 'Returned' and ${isNotMadeAgain}
  union all select back.id from parcels join orders as back on back.id = parcels.order_id
    where parcels.status = 'returned' and back.status <> 'Cancelled' and not exists (select from orders as again
      where again.reprint_of = back.id and again.status <> 'Cancelled' and again.placed_at >=
        (select max(created_at) from parcel_steps where parcel_id = parcels.id)))`;

export const hasUnreadMessage = sql`o.id in (select order_id from order_messages where sender = 'customer' and read_at is null)`;

/** Orders whose money is to be found in the bank's statement. */
export const awaitsTransfer = sql`(o.payment_mode in ${paymentModes.filter(isPaidByTransfer)}
    and o.payment_status in ('Payment Pending', 'Partially Paid')
    and o.status <> 'Returned' and (o.status <> 'Cancelled' or o.kept_paise > 0))`;

/** Orders that somebody makes or pays, whose GSTIN is doubtful until staff decide. */
export const hasDoubtfulGstin = sql`(o.gstin_doubt is not null and o.status <> 'Cancelled'
    and (o.status <> 'IN-PROCESS' or o.payment_status in ('Paid', 'Partially Paid', 'Payment Pending')))`;

/** SQL: what an order can need on a day. */
const waiting = {
  due: isDueOn,
  late: isLate,
  unpaid: isUnpaid,
  return: () => hasOpenReturn,
  message: () => hasUnreadMessage,
  transfer: () => awaitsTransfer,
  gstin: () => hasDoubtfulGstin,
  reprint: () => isOpenReprint,
} as const satisfies Record<string, (today: string) => SQL>;

/**
 * The ids of a page of orders, newest first, with one more if there are more.
 *
 * Every combination of statuses, payment statuses and delivery types is a short walk through one index
 * (`orders_at_desk`), and the walks are merged: at most 84 of them, however rare a combination is. A list that is short
 * by itself (late orders, open returns, what a search finds) is found first and sorted then.
 */
export async function findDeskOrders(
  db: DbOrTx,
  filter: DeskFilter,
  { cursor, limit }: { readonly cursor?: DeskCursor | undefined; readonly limit: number },
): Promise<{ readonly ids: number[]; readonly isCut: boolean }> {
  const place = cursor && (await placeOf(db, cursor.orderId));
  const isNewer = cursor?.side === 'newer' && place !== undefined;
  const page = {
    conditions: [...rangeOf(filter), ...(place ? [isBeyond(place, isNewer)] : [])],
    order: isNewer ? sql`o.placed_at, o.id` : sql`o.placed_at desc, o.id desc`,
    limit: limit + 1,
  };
  const found = filter.search && (await ordersFound(db, filter.search, searchedIn(filter, page)));
  const source = found?.source ?? sourceOf(filter, page);
  const { rows } = await db.execute<{ id: number }>(
    sql`select o.id from (${source}) as o order by ${page.order} limit ${page.limit}`,
  );
  return { ids: rows.map(({ id }) => id), isCut: found?.isCut ?? false };
}

/** What every way of reading a page needs. */
export interface DeskPage {
  readonly conditions: readonly SQL[];
  readonly order: SQL;
  readonly limit: number;
}

/** Where a search looks: among the orders that the other filters leave. */
function searchedIn(filter: DeskFilter, page: DeskPage) {
  const all = sourceOf(filter, { ...page, limit: mostRecentOrders });
  return {
    ...page,
    conditions: [...page.conditions, ...chosen(filter)],
    newest: sql`select o.id from (${all}) as o order by ${page.order} limit ${mostRecentOrders}`,
  };
}

function sourceOf(filter: DeskFilter, page: DeskPage): SQL {
  const { conditions, order, limit } = page;
  if (filter.withOpen) {
    // OFFSET 0 keeps PostgreSQL from walking through all orders by date in search of these.
    return sql`select o.id, o.placed_at from orders as o
      where ${all([waiting[filter.withOpen](filter.today), ...conditions, ...chosen(filter)])} offset 0`;
  }
  if (filter.statuses.length + filter.paymentStatuses.length + filter.deliveryTypes.length === 0)
    return sql`select o.id, o.placed_at from orders as o where ${all(conditions)} order by ${order} limit ${limit}`;
  const listed = (values: readonly string[], every: readonly string[]) =>
    sql`unnest(${sql.param([...(values.length > 0 ? values : every)])}::text[])`;
  return sql`select walk.id, walk.placed_at
    from ${listed(filter.statuses, orderStatuses)} as s(status),
      ${listed(filter.paymentStatuses, paymentStatuses)} as p(status),
      ${listed(filter.deliveryTypes, deliveryTypes)} as d(type),
      lateral (select o.id, o.placed_at from orders as o
        where ${all([sql`o.status = s.status and o.payment_status = p.status and o.delivery_type = d.type`, ...conditions])}
        order by ${order} limit ${limit}) as walk`;
}

const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`;

function rangeOf({ placedFrom, placedBefore }: DeskFilter): SQL[] {
  return [
    ...(placedFrom ? [sql`o.placed_at >= ${placedFrom.toISOString()}::timestamptz`] : []),
    ...(placedBefore ? [sql`o.placed_at < ${placedBefore.toISOString()}::timestamptz`] : []),
  ];
}

/** SQL: the chosen values as plain conditions. */
function chosen(filter: DeskFilter): SQL[] {
  const oneOf = (column: SQL, values: readonly string[]) =>
    values.length === 0 ? [] : [sql`${column} = any(${sql.param([...values])}::text[])`];
  return [
    ...oneOf(sql`o.status`, filter.statuses),
    ...oneOf(sql`o.payment_status`, filter.paymentStatuses),
    ...oneOf(sql`o.delivery_type`, filter.deliveryTypes),
    ...(filter.search && filter.withOpen ? [waiting[filter.withOpen](filter.today)] : []),
  ];
}

interface Place {
  readonly id: number;
  /** As text, because a JavaScript date has no microseconds. */
  readonly placedAt: string;
}

async function placeOf(db: DbOrTx, orderId: number): Promise<Place | undefined> {
  const [place] = await db
    .select({ id: orders.id, placedAt: sql<string>`${orders.placedAt}::text` })
    .from(orders)
    .where(eq(orders.id, orderId));
  return place;
}

const isBeyond = ({ id, placedAt }: Place, isNewer: boolean): SQL =>
  isNewer
    ? sql`(o.placed_at, o.id) > (${placedAt}::timestamptz, ${id}::int)`
    : sql`(o.placed_at, o.id) < (${placedAt}::timestamptz, ${id}::int)`;

/** An order as the desk's list shows it. */
export interface DeskOrder
  extends Pick<
    Order,
    | 'id'
    | 'number'
    | 'customerId'
    | 'placedAt'
    | 'status'
    | 'paymentStatus'
    | 'paymentMode'
    | 'deliveryType'
    | 'totalPaise'
    | 'keptPaise'
    | 'readyBy'
  > {
  readonly customerName: string;
  readonly companyName: string | null;
  /** The name of each line. */
  readonly items: readonly string[];
  readonly quantity: number;
  /** How many of these pieces are collected. */
  readonly collected: number;
  readonly hasOpenReturn: boolean;
}

/** These orders, newest first. */
export async function readDeskOrders(db: DbOrTx, ids: readonly number[]): Promise<DeskOrder[]> {
  if (ids.length === 0) return [];
  const lines = db
    .select({
      orderId: orderLines.orderId,
      items: sql<string[]>`array_agg(${orderLines.itemName} order by ${orderLines.position})`.as('items'),
      quantity: sql<number>`sum(${orderLines.quantity})::int`.as('quantity'),
      collected:
        sql<number>`sum(${orderLines.quantity}) filter (where ${orderLines.deliveryType} = 'SelfPickup')::int`.as(
          'collected',
        ),
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)
    .as('lines');
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      customerId: orders.customerId,
      placedAt: orders.placedAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      keptPaise: orders.keptPaise,
      paymentMode: orders.paymentMode,
      deliveryType: orders.deliveryType,
      totalPaise: orders.totalPaise,
      readyBy: orders.readyBy,
      customerName: customers.name,
      companyName: customers.companyName,
      items: lines.items,
      quantity: lines.quantity,
      collected: lines.collected,
      openReturn: returnRequests.id,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(lines, eq(lines.orderId, orders.id))
    .leftJoin(returnRequests, and(eq(returnRequests.orderId, orders.id), eq(returnRequests.state, sql`'received'`)))
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.placedAt), desc(orders.id));
  return rows.map(({ items, quantity, collected, openReturn, ...row }) => ({
    ...row,
    items: items ?? [],
    quantity: quantity ?? 0,
    collected: collected ?? 0,
    hasOpenReturn: openReturn !== null,
  }));
}
