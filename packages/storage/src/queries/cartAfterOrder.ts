import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../connect.ts';
import { cartLines } from '../schema/carts.ts';
import { linesOfCart } from './cartLines.ts';
import { markCartOrdered, openCartFor } from './carts.ts';

/**
 * Closes the cart of an order that has been paid. What was put in after placing isn't part of the order: it moves to a
 * new cart, so that nothing gets lost. Any number of times with the same result.
 */
export async function closeCartOfOrder(
  tx: Tx,
  order: { cartId: number; customerId: number; orderedLineIds: readonly number[] },
): Promise<void> {
  if (!(await markCartOrdered(tx, order.cartId))) return;
  const left = await linesOfCart(tx, order.cartId);
  if (left.every((line) => order.orderedLineIds.includes(line.id))) return;
  const next = await openCartFor(tx, { customerId: order.customerId });
  await tx
    .update(cartLines)
    .set({ cartId: next.id })
    .where(and(eq(cartLines.cartId, order.cartId), notInArray(cartLines.id, [0, ...order.orderedLineIds])));
}
