import { type OrderStatus, orderStatuses } from '@boxwright/orders';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { orders } from '../../schema/orders.ts';
import {
  awaitsTransfer,
  hasDoubtfulGstin,
  hasOpenReturn,
  hasUnreadMessage,
  isDueOn,
  isLate,
  isUnpaid,
} from './desk-orders.ts';
import { isOpenReprint } from './reprints.ts';

/** How many orders wait, each count up to the given number. */
export interface DeskCounts {
  readonly byStatus: ReadonlyMap<OrderStatus, number>;
  /** Placed orders that are paid, or will be paid later. */
  readonly toAccept: number;
  readonly dueToday: number;
  readonly late: number;
  readonly unpaid: number;
  readonly openReturns: number;
  /** Orders with unread messages of customers. */
  readonly unreadMessages: number;
  readonly awaitedTransfers: number;
  readonly doubtfulGstins: number;
  readonly openReprints: number;
}

/** The payment statuses in which a placed order can be accepted. */
export const acceptablePayments = ['Paid', 'Partially Paid', 'Payment Pending'] as const;

/** The statuses in which there is still something to do. */
const open = orderStatuses.filter((status) => status !== 'Delivered' && status !== 'Cancelled');

/** Counts what waits at the desk, each up to `most`. */
export async function countDeskOrders(db: DbOrTx, today: string, most: number): Promise<DeskCounts> {
  const upTo = (from: SQL) => sql`(select count(*)::int from (select 1 from ${from} limit ${most}) as counted)`;
  const { rows } = await db.execute<{ name: string; orders: number }>(sql`
    select status as name, ${upTo(sql`orders as o where o.status = status.status`)} as orders
      from unnest(${sql.param(open)}::text[]) as status(status)
    union all select 'toAccept', ${upTo(
      sql`orders as o where o.status = 'IN-PROCESS' and o.payment_status = any(${sql.param([...acceptablePayments])}::text[])`,
    )}
    union all select 'dueToday', ${upTo(sql`orders as o where ${isDueOn(today)}`)}
    union all select 'late', ${upTo(sql`orders as o where ${isLate(today)}`)}
    union all select 'unpaid', ${upTo(sql`orders as o where ${isUnpaid(today)}`)}
    union all select 'openReturns', ${upTo(sql`orders as o where ${hasOpenReturn}`)}
    union all select 'unreadMessages', ${upTo(sql`orders as o where ${hasUnreadMessage}`)}
    union all select 'awaitedTransfers', ${upTo(sql`orders as o where ${awaitsTransfer}`)}
    union all select 'doubtfulGstins', ${upTo(sql`orders as o where ${hasDoubtfulGstin}`)}
    union all select 'openReprints', ${upTo(sql`orders as o where ${isOpenReprint}`)}`);
  const counted = new Map(rows.map(({ name, orders }) => [name, orders]));
  return {
    byStatus: new Map(open.map((status) => [status, counted.get(status) ?? 0])),
    toAccept: counted.get('toAccept') ?? 0,
    dueToday: counted.get('dueToday') ?? 0,
    late: counted.get('late') ?? 0,
    unpaid: counted.get('unpaid') ?? 0,
    openReturns: counted.get('openReturns') ?? 0,
    unreadMessages: counted.get('unreadMessages') ?? 0,
    awaitedTransfers: counted.get('awaitedTransfers') ?? 0,
    doubtfulGstins: counted.get('doubtfulGstins') ?? 0,
    openReprints: counted.get('openReprints') ?? 0,
  };
}

/** How many orders wait for a transfer, all of them. */
export async function countAwaitedTransfers(db: DbOrTx): Promise<number> {
  const { rows } = await db.execute<{ awaited: number }>(
    sql`select count(*)::int as awaited from orders as o where ${awaitsTransfer}`,
  );
  return rows[0]?.awaited ?? 0;
}

/** Stores the day by which an order must be ready; the caller must hold its lock. */
export async function setReadyBy(tx: Tx, orderId: number, readyBy: string | null): Promise<void> {
  await tx
    .update(orders)
    .set({ readyBy })
    .where(and(eq(orders.id, orderId)));
}
