import type { ReprintCause } from '@boxwright/orders';
import { and, asc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Order } from '../../rows.ts';
import { orders } from '../../schema/orders.ts';

export type ListedReprint = Pick<Order, 'id' | 'number' | 'placedAt' | 'status' | 'reprintCause'>;

/** The orders that make goods of an order again, oldest first. */
export function reprintsOf(db: DbOrTx, orderId: number): Promise<ListedReprint[]> {
  const { id, number, placedAt, status, reprintCause } = orders;
  return db
    .select({ id, number, placedAt, status, reprintCause })
    .from(orders)
    .where(eq(orders.reprintOf, orderId))
    .orderBy(asc(orders.id));
}

/** SQL: reprints that are to be made or sent. */
export const isOpenReprint = sql`(o.reprint_of is not null
    and o.status in ('IN-PROCESS', 'Order Accepted', 'In Production', 'Packed'))`;

/** How often goods were made again for a cause, and what they cost when they were ordered. */
export interface ReprintSum {
  readonly cause: ReprintCause;
  readonly orders: number;
  readonly worthPaise: number;
}

/** By cause since a moment, the most frequent first, without those that were cancelled. */
export function sumReprints(db: DbOrTx, since: Date): Promise<ReprintSum[]> {
  return db
    .select({
      cause: sql<ReprintCause>`${orders.reprintCause}`,
      orders: sql<number>`count(*)`.mapWith(Number),
      worthPaise: sql<number>`sum(${orders.reprintWorthPaise})`.mapWith(Number),
    })
    .from(orders)
    .where(and(isNotNull(orders.reprintOf), gte(orders.placedAt, since), ne(orders.status, 'Cancelled')))
    .groupBy(orders.reprintCause)
    .orderBy(sql`2 desc`, asc(orders.reprintCause));
}
