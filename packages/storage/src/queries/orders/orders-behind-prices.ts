import { and, asc, eq, exists, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import { orderLines, orders } from '../../schema/orders.ts';

/**
 * Locks a customer's orders that the price of another one of theirs rests on, until the transaction ends: those that
 * have paid for one of these dies, and the paid ones with samples. So none of them is cancelled or paid back meanwhile,
 * and no two orders credit the same sample. All in one statement and by their ids, so that two placings don't wait for
 * each other. Read dies and samples afterwards, in a statement of its own: it sees what others committed while this one
 * waited. Returns the ids of the orders.
 */
export async function lockOrdersBehindPrices(
  tx: Tx,
  customerId: number,
  dieKeys: readonly string[],
): Promise<number[]> {
  const linesWith = (what: ReturnType<typeof eq>) =>
    tx
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(eq(orderLines.customerId, customerId), eq(orderLines.orderId, orders.id), what));
  const isPaidSample = and(eq(orders.paymentStatus, 'Paid'), exists(linesWith(eq(orderLines.kind, 'sample'))));
  const isOfDie = dieKeys.length === 0 ? undefined : exists(linesWith(inArray(orderLines.paidDieKey, [...dieKeys])));
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), or(isPaidSample, isOfDie)))
    .orderBy(asc(orders.id))
    .for('update');
  return locked.map(({ id }) => id);
}
