import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import { orderDiscounts } from '../../schema/order-discounts.ts';
import { customerGroupMembers, priceLists } from '../../schema/price-lists.ts';

/** Ends a customer's own prices, whose names may name them, and takes them out of their groups. */
export async function forgetPriceLists(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx.delete(customerGroupMembers).where(eq(customerGroupMembers.customerId, customerId));
  const own = await tx
    .update(priceLists)
    .set({ name: 'Erased customer', endedAt: now })
    .where(eq(priceLists.customerId, customerId))
    .returning({ id: priceLists.id });
  const ids = own.map((list) => list.id);
  const ofLists = and(eq(orderDiscounts.source, 'price-list'), inArray(orderDiscounts.sourceId, ids));
  await tx.update(orderDiscounts).set({ name: 'Price list' }).where(ofLists);
}
