import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { carts } from '../../schema/carts.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { courierCashUntil } from '../accounts/courier-cash.ts';
import { overdueCustomers } from '../accounts/receivables.ts';
import { settlementsToLookAt } from '../accounts/settlements.ts';
import { quotationsEnding, quotationsToAsk } from '../documents/quotations-followed.ts';
import { acceptablePayments } from '../orders/desk-counts.ts';
import {
  awaitsTransfer,
  hasDoubtfulGstin,
  hasOpenReturn,
  hasUnreadMessage,
  isDueOn,
  isLate,
  isUnpaid,
} from '../orders/desk-orders.ts';
import { waitsFor } from '../orders/proof-queue.ts';
import { isOpenReprint } from '../orders/reprints.ts';
import type { AlertKinds } from './alerts.ts';

/** What can wait for staff. */
export type WaitingKind =
  | 'new-orders'
  | 'due-orders'
  | 'overdue-orders'
  | 'packed-orders'
  | 'plates'
  | 'reprints'
  | 'unpaid-orders'
  | 'transfers'
  | 'doubtful-gstins'
  | 'alerts'
  | 'enquiries'
  | 'returns'
  | 'messages'
  | 'refunds-by-hand'
  | 'proofs-for-us'
  | 'proofs-for-customers'
  | 'quotations'
  | 'ending-quotations'
  | 'overdue-customers'
  | 'settlements'
  | 'courier-cash'
  | 'failed-jobs';

/** Lines of placed orders whose artwork or proof waits for somebody, as in the queue. */
const linesThatWaitFor = (who: 'us' | 'customer') => sql`from ${orderLines}
  join ${orders} on ${orders.id} = ${orderLines.orderId} join ${carts} on ${carts.id} = ${orders.cartId}
  where ${waitsFor(who)}`;

/** One more than the largest count shown. */
const enough = 100;

export interface WaitingDays {
  /** The day in India; unfinished orders that were due before it are late. */
  readonly today: string;
  /** What was paid up to this day should have been settled. */
  readonly settledUntil: string;
  /** Cash of parcels that were delivered up to this day should have been remitted. */
  readonly remittedUntil: string;
}

/**
 * How much work of each kind waits. Each is counted up to a hundred, from its own index.
 *
 * @param alertKinds the kinds of alerts that are counted
 */
export async function countWaitingWork<K extends WaitingKind>(
  db: DbOrTx,
  kinds: readonly K[],
  { today, settledUntil, remittedUntil }: WaitingDays,
  alertKinds: AlertKinds,
): Promise<Record<K, number>> {
  const rows: Record<WaitingKind, SQL> = {
    'new-orders': sql`from orders where status = 'IN-PROCESS'
      and payment_status = any(${sql.param([...acceptablePayments])}::text[])`,
    'due-orders': sql`from orders as o where ${isDueOn(today)}`,
    'overdue-orders': sql`from orders as o where ${isLate(today)}`,
    'packed-orders': sql`from orders where status = 'Packed'`,
    plates: sql`from production_jobs where closed_at is null and stage = 'plates'`,
    'unpaid-orders': sql`from orders as o where ${isUnpaid(today)}`,
    reprints: sql`from orders as o where ${isOpenReprint}`,
    transfers: sql`from orders as o where ${awaitsTransfer}`,
    'doubtful-gstins': sql`from orders as o where ${hasDoubtfulGstin}`,
    alerts: sql`from alerts where seen_at is null${alertKinds === null ? sql`` : sql` and kind = any(${sql.param([...alertKinds])}::text[])`}`,
    enquiries: sql`from enquiries where state in ('new', 'open')`,
    returns: sql`from orders as o where ${hasOpenReturn}`,
    messages: sql`from orders as o where ${hasUnreadMessage}`,
    'refunds-by-hand': sql`from refunds where state = 'by-hand'`,
    'proofs-for-us': linesThatWaitFor('us'),
    'proofs-for-customers': linesThatWaitFor('customer'),
    quotations: quotationsToAsk(today),
    'ending-quotations': quotationsEnding(today),
    'overdue-customers': overdueCustomers(today),
    settlements: settlementsToLookAt(settledUntil),
    'courier-cash': courierCashUntil(remittedUntil),
    'failed-jobs': sql`from jobs.job where state = 'failed'`,
  };
  if (kinds.length === 0) return {} as Record<K, number>; // without kinds there is nothing to count
  const counts = kinds.map(
    (kind) =>
      sql`(select count(*)::int from (select 1 ${rows[kind]} limit ${sql.raw(String(enough))}) found) as ${sql.identifier(kind)}`,
  );
  const { rows: found } = await db.execute<Record<K, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return found[0] as Record<K, number>; // one row, with a column for each kind
}
