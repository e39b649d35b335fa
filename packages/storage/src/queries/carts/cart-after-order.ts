import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import { cartLines } from '../../schema/carts.ts';
import { orderLines } from '../../schema/orders.ts';
import { markCartOrdered, openCartFor } from './carts.ts';

/**
 * Closes the cart of an order that has been paid. Lines added after placing the order aren't part of it and move to a
 * new cart, so that nothing is lost. Idempotent.
 */
export async function closeCartOfOrder(
  tx: Tx,
  order: { id: number; cartId: number; customerId: number },
): Promise<void> {
  if (!(await markCartOrdered(tx, order.cartId))) return;
  // An order line keeps the id of its cart line.
  const ordered = tx
    .select({ id: sql`(${orderLines.configuration}->>'cartLineId')::integer` })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const left = await tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(
      and(
        eq(cartLines.cartId, order.cartId),
        sql`${cartLines.id} not in (select coalesce(id, 0) from (${ordered}) as ordered(id))`,
      ),
    );
  if (left.length === 0) return;
  const next = await openCartFor(tx, { customerId: order.customerId });
  const ids = left.map(({ id }) => id);
  await tx.update(cartLines).set({ cartId: next.id }).where(inArray(cartLines.id, ids));
}
