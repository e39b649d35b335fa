import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { orderLines } from '../../schema/orders.ts';
import { first } from '../equal-to.ts';
import { openCartFor } from './carts.ts';

/**
 * Closes the cart of an order that has been paid. Lines added after placing the order aren't part of it and move to a
 * new cart, so that nothing is lost. Idempotent.
 */
export async function closeCartOfOrder(
  tx: Tx,
  order: { id: number; cartId: number; customerId: number },
): Promise<void> {
  // An order line keeps the id of its cart line.
  const ordered = tx
    .select({ id: sql`(${orderLines.configuration}->>'cartLineId')::integer` })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const left = sql<number[]>`array(select line.id from ${cartLines} line where line.cart_id = ${order.cartId}
    and line.id not in (select coalesce(id, 0) from (${ordered}) as ordered(id)))`;
  const closed = first(
    await tx
      .update(carts)
      .set({ status: 'ORDERED' })
      .where(and(eq(carts.id, order.cartId), eq(carts.status, 'INCART')))
      .returning({ left }),
  );
  if (closed === undefined || closed.left.length === 0) return;
  const next = await openCartFor(tx, { customerId: order.customerId });
  await tx.update(cartLines).set({ cartId: next.id }).where(inArray(cartLines.id, closed.left));
}
