import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { DocumentKind, Order, OrderLine } from '../../rows.ts';
import { documents } from '../../schema/documents.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { matchesSearch, type OrderSearch } from './order-search.ts';

/** Whose orders, and which: one order, or all that match a search. */
export interface OrdersWanted {
  readonly orderId?: number | undefined;
  readonly search?: OrderSearch | undefined;
}

/** A part of a list that is sorted from the newest to the oldest order. */
export interface ListPart {
  readonly offset: number;
  readonly limit: number;
}

/** The columns that the list shows. */
export type ListedOrder = Pick<Order, keyof typeof listed>;

const { id, number, placedAt, totalPaise, keptPaise, paymentMode, paymentStatus, status } = orders;
const listed = { id, number, placedAt, totalPaise, keptPaise, paymentMode, paymentStatus, status };

/**
 * All of a customer's orders, newest first.
 *
 * @param total how many orders the customer has
 */
export const findOrdersOf = (db: DbOrTx, customerId: number, total: number, part: ListPart): Promise<ListedOrder[]> =>
  rowsOf(db, inArray(orders.id, partOf(db, eq(orders.customerId, customerId), total, part)));

/**
 * The same for orders that match a search: the newest `most` of them, and how many match. One more than `most` is
 * counted, to show that there are more. A search with few matches walks through the customer's whole index.
 */
export async function searchOrdersOf(
  db: DbOrTx,
  customerId: number,
  { orderId, search }: OrdersWanted,
  most: number,
  wantedOf: (matches: number) => ListPart,
): Promise<{ readonly matches: number; readonly offset: number; readonly orders: ListedOrder[] }> {
  const isMatch = and(
    eq(orders.customerId, customerId),
    orderId === undefined ? undefined : eq(orders.id, orderId),
    search && matchesSearch(search),
  );
  const newest = idsOf(db, isMatch, desc)
    .limit(most + 1)
    .as('newest');
  const [found] = await db
    .select({ ids: sql<number[]>`coalesce(array_agg(${newest.id} order by ${newest.id} desc), '{}')` })
    .from(newest);
  const ids = found?.ids ?? [];
  const { offset, limit } = wantedOf(Math.min(ids.length, most));
  const shown = ids.slice(0, most).slice(offset, offset + limit);
  const rows = shown.length === 0 ? [] : await rowsOf(db, sql`${orders.id} = any(${sql.param(shown)})`);
  return { matches: ids.length, offset, orders: rows };
}

const idsOf = (db: DbOrTx, isWanted: SQL | undefined, order: typeof asc) =>
  db.select({ id: orders.id }).from(orders).where(isWanted).orderBy(order(orders.id)).$dynamic();

/** The ids of a part of a list. Rows before it are skipped in the index, from the nearer end of the list. */
function partOf(db: DbOrTx, isWanted: SQL | undefined, total: number, { offset, limit }: ListPart) {
  const size = Math.min(limit, total - offset);
  const after = total - offset - size;
  return idsOf(db, isWanted, after < offset ? asc : desc)
    .offset(Math.min(after, offset))
    .limit(size);
}

const rowsOf = (db: DbOrTx, isWanted: SQL): Promise<ListedOrder[]> =>
  db.select(listed).from(orders).where(isWanted).orderBy(desc(orders.id));

/** Which of these orders have a key line: those with a box or a sample box. */
export async function ordersWithKeyLine(db: DbOrTx, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), ne(orderLines.kind, 'sticker')));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Which of these orders have a stored document of a kind. */
export async function ordersWithDocument(
  db: DbOrTx,
  orderIds: readonly number[],
  kind: DocumentKind,
): Promise<Set<number>> {
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

/** A customer's latest orders. */
export const latestOrdersOf = (db: DbOrTx, customerId: number, limit: number): Promise<ListedOrder[]> =>
  db.select(listed).from(orders).where(eq(orders.customerId, customerId)).orderBy(desc(orders.id)).limit(limit);
