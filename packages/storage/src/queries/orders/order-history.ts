import type { OrderStatus, PaymentStatus } from '@boxwright/orders';
import { and, count, desc, eq, gte, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Order, OrderLine } from '../../rows.ts';
import { documents } from '../../schema/documents.ts';
import { orderLines, orders } from '../../schema/orders.ts';

/** An order matches if any of these does. */
export interface OrderSearch {
  /** Part of the number as displayed: `bw26-01`. */
  readonly number: string;
  readonly statuses: readonly OrderStatus[];
  /** Applies to orders that aren't cash on delivery. */
  readonly paymentStatuses: readonly PaymentStatus[];
  readonly cashOnDelivery: boolean;
}

export interface OrdersWanted {
  readonly orderId?: number | undefined;
  readonly search?: OrderSearch | undefined;
}

/** A customer's orders that match, newest first. */
export function findOrdersOf(
  db: DbOrTx,
  customerId: number,
  wanted: OrdersWanted,
  rows: { readonly offset: number; readonly limit: number },
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(matching(customerId, wanted))
    .orderBy(desc(orders.id))
    .offset(rows.offset)
    .limit(rows.limit);
}

export async function countOrdersOf(db: DbOrTx, customerId: number, wanted: OrdersWanted): Promise<number> {
  const [counted] = await db.select({ orders: count() }).from(orders).where(matching(customerId, wanted));
  return counted?.orders ?? 0;
}

function matching(customerId: number, { orderId, search }: OrdersWanted): SQL | undefined {
  return and(
    eq(orders.customerId, customerId),
    orderId === undefined ? undefined : eq(orders.id, orderId),
    search &&
      or(
        ilike(numberAsRead, `%${search.number.replace(/[\\%_]/g, '\\$&')}%`),
        search.statuses.length > 0 ? inArray(orders.status, [...search.statuses]) : undefined,
        search.paymentStatuses.length > 0
          ? and(inArray(orders.paymentStatus, [...search.paymentStatuses]), ne(orders.paymentMode, 'COD'))
          : undefined,
        search.cashOnDelivery ? eq(orders.paymentMode, 'COD') : undefined,
      ),
  );
}

/** `BW26-010001`: the year in which it was placed (Indian time), and at least six digits. */
const numberAsRead = sql`'BW' || to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YY') || '-' || lpad(${orders.number}::text, greatest(6, length(${orders.number}::text)), '0')`;

/** Counts and values of a customer's orders in paise; the values exclude cancelled orders. */
export interface OrderSums {
  readonly orders: number;
  readonly value: number;
  readonly todaysOrders: number;
  readonly todaysValue: number;
  readonly monthsOrders: number;
}

export async function sumOrdersOf(
  db: DbOrTx,
  customerId: number,
  since: { readonly today: Date; readonly month: Date },
): Promise<OrderSums> {
  const today = gte(orders.placedAt, since.today);
  const counts = ne(orders.status, 'Cancelled');
  const value = (which: SQL | undefined) =>
    sql<number>`coalesce(sum(${orders.totalPaise}) filter (where ${which}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      orders: count(),
      value: value(counts),
      todaysOrders: sql<number>`count(*) filter (where ${today})`.mapWith(Number),
      todaysValue: value(and(counts, today)),
      monthsOrders: sql<number>`count(*) filter (where ${gte(orders.placedAt, since.month)})`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  return sums ?? { orders: 0, value: 0, todaysOrders: 0, todaysValue: 0, monthsOrders: 0 };
}

/** Which of these orders have a key line: those with a box or a sample of one. */
export async function ordersWithKeyLine(db: DbOrTx, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), ne(orderLines.kind, 'sticker')));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Which of these orders have a stored document of a kind. */
export async function ordersWithDocument(db: DbOrTx, orderIds: readonly number[], kind: string): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ orderId: documents.orderId })
    .from(documents)
    .where(and(inArray(documents.orderId, [...orderIds]), eq(documents.kind, kind)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** A customer's lines of stickers with their orders, the latest first. */
export function stickerLinesOf(
  db: DbOrTx,
  customerId: number,
  limit: number,
): Promise<{ readonly order: Order; readonly line: OrderLine }[]> {
  return db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.customerId, customerId), eq(orderLines.kind, 'sticker')))
    .orderBy(desc(orders.id), desc(orderLines.id))
    .limit(limit);
}
