import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import { orderLines, orders } from '../../schema/orders.ts';

/**
 * Locks, until the transaction ends, the orders of a customer on which another order's price depends: those that paid
 * for one of these dies, and paid orders of samples. So none of them is cancelled or refunded meanwhile, and no two
 * orders credit the same sample. One statement locks them in the order of their ids, so that two transactions can't
 * block each other. Read dies and samples in a later statement, which sees what others committed while this one waited.
 * Returns the ids.
 */
export async function lockOrdersBehindPrices(
  tx: Tx,
  customerId: number,
  dieKeys: readonly string[],
): Promise<number[]> {
  const locked = await lockedBehindPrices(tx, { customerId, dieKeys });
  return locked.map(({ id }) => id);
}

const lockedBehindPrices = prepared('locked_behind_prices', (db) => {
  const { customerId, dieKeys } = placeholders('customerId', 'dieKeys');
  const linesWith = (what: SQL) =>
    db
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(eq(orderLines.customerId, customerId), eq(orderLines.orderId, orders.id), what));
  const isPaidSample = and(eq(orders.paymentStatus, 'Paid'), exists(linesWith(eq(orderLines.kind, 'sample'))));
  const isOfDie = exists(linesWith(sql`${orderLines.paidDieKey} = any(${dieKeys}::text[])`));
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), or(isPaidSample, isOfDie)))
    .orderBy(asc(orders.id))
    .for('update');
});
