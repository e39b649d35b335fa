import { asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { OrderDiscount } from '../../rows.ts';
import { orderDiscounts } from '../../schema/order-discounts.ts';

/** What is taken off the goods of an order, line by line. */
export function discountsOfOrder(db: DbOrTx, orderId: number): Promise<OrderDiscount[]> {
  return db
    .select()
    .from(orderDiscounts)
    .where(eq(orderDiscounts.orderId, orderId))
    .orderBy(asc(orderDiscounts.position), asc(orderDiscounts.source), asc(orderDiscounts.part));
}

/** Stores exactly these discounts of an order; the caller holds its lock. */
export async function keepOrderDiscounts(
  tx: Tx,
  orderId: number,
  discounts: readonly Omit<OrderDiscount, 'orderId'>[],
): Promise<void> {
  await tx.delete(orderDiscounts).where(eq(orderDiscounts.orderId, orderId));
  if (discounts.length > 0) await tx.insert(orderDiscounts).values(discounts.map((each) => ({ ...each, orderId })));
}
