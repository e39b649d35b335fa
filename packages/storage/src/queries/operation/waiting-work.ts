import { artworkStatesThatWaitFor } from '@boxwright/orders';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { courierCashUntil } from '../accounts/courier-cash.ts';
import { settlementsToLookAt } from '../accounts/settlements.ts';
import { quotationsToAsk } from '../documents/quotations-followed.ts';
import { acceptablePayments } from '../orders/desk-counts.ts';
import { awaitsTransfer, hasDoubtfulGstin, isLate } from '../orders/desk-orders.ts';
import { isOpenReprint } from '../orders/reprints.ts';

/** What can wait for staff. */
export type WaitingKind =
  | 'new-orders'
  | 'overdue-orders'
  | 'packed-orders'
  | 'reprints'
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
  | 'settlements'
  | 'courier-cash'
  | 'failed-jobs';

/** Lines of placed orders whose artwork or proof waits for somebody, as in the queue. */
const linesThatWaitFor = (who: 'us' | 'customer') => sql`from order_lines as l
  join orders as o on o.id = l.order_id join carts as c on c.id = o.cart_id
  where l.artwork_state = any(${sql.param(artworkStatesThatWaitFor(who))}::text[])
    and o.status in ('IN-PROCESS', 'Order Accepted', 'In Production') and c.status = 'ORDERED'`;

/** One more than the largest count shown. */
const enough = 100;

/**
 * How much work of each kind waits. Each is counted up to a hundred, from its own index.
 *
 * @param today the day in India; unfinished orders that were due before it are late
 * @param remittedUntil cash of parcels that were delivered up to this day should have been remitted
 * @param settledUntil what was paid up to this day should have been settled
 */
export async function countWaitingWork<K extends WaitingKind>(
  db: DbOrTx,
  kinds: readonly K[],
  today: string,
  settledUntil: string,
  remittedUntil: string,
): Promise<Record<K, number>> {
  const rows: Record<WaitingKind, SQL> = {
    'new-orders': sql`from orders where status = 'IN-PROCESS'
      and payment_status = any(${sql.param([...acceptablePayments])}::text[])`,
    'overdue-orders': sql`from orders as o where ${isLate(today)}`,
    'packed-orders': sql`from orders where status = 'Packed'`,
    reprints: sql`from orders as o where ${isOpenReprint}`,
    transfers: sql`from orders as o where ${awaitsTransfer}`,
    'doubtful-gstins': sql`from orders as o where ${hasDoubtfulGstin}`,
    alerts: sql`from alerts where seen_at is null`,
    enquiries: sql`from enquiries where state in ('new', 'open')`,
    returns: sql`from return_requests where state = 'received'`,
    messages: sql`from order_messages where sender = 'customer' and read_at is null`,
    'refunds-by-hand': sql`from refunds where state = 'by-hand'`,
    'proofs-for-us': linesThatWaitFor('us'),
    'proofs-for-customers': linesThatWaitFor('customer'),
    quotations: quotationsToAsk(today),
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
