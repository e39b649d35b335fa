import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { orderLines } from '../../schema/orders.ts';
import { first } from '../equal-to.ts';
import { openCartFor } from './carts.ts';

/** What buyers choose, in the snapshots of all kinds of goods; without names and pictures, which may change. */
const chosen = [
  'style',
  'length',
  'width',
  'height',
  'contents',
  'grainWish',
  'board,id',
  'outer,id',
  'inner,id',
  'shape,id',
  'material,id',
  'artwork,token',
  'artwork,fit',
  'artwork,offset',
  'artwork,smoothing',
  'artwork,cut',
  'artwork,white',
  'artwork,place',
  'designType',
  'customDescription',
  'designId',
];

const chosenIn = (line: 'line' | 'ordered') =>
  sql.raw(
    [
      `${line}.quantity`,
      `${line}.delivery_type`,
      ...chosen.map((path) => `${line}.configuration #>> '{${path}}'`),
    ].join(', '),
  );

/** The cart lines that an order contains exactly as they are now. An order line keeps the id of its cart line. */
const orderedAsNow = (orderId: unknown, cartId: unknown) => sql`
  select line.id from ${cartLines} line
    join ${orderLines} ordered
      on ordered.order_id = ${orderId}
     and (ordered.configuration->>'cartLineId')::integer = line.id
     and (${chosenIn('ordered')}) is not distinct from (${chosenIn('line')})
   where line.cart_id = ${cartId}`;

const closedCart = prepared('closed_cart', (db) => {
  const { orderId, cartId, updatedAt } = placeholders('orderId', 'cartId', 'updatedAt');
  const left = sql<number[]>`array(select line.id from ${cartLines} line where line.cart_id = ${cartId}
    and line.id not in (${orderedAsNow(orderId, cartId)}))`;
  return db
    .update(carts)
    .set({ status: 'ORDERED', updatedAt: sql`${updatedAt}` })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'INCART')))
    .returning({ left });
});

/**
 * Closes the cart of an order that the buyer has paid or committed to. Lines that were added or changed after placing
 * it aren't part of it and move to a new cart, so that nothing is lost. Idempotent.
 */
export async function closeCartOfOrder(
  tx: Tx,
  order: { id: number; cartId: number; customerId: number },
): Promise<void> {
  const closed = first(await closedCart(tx, { orderId: order.id, cartId: order.cartId, updatedAt: new Date() }));
  if (closed === undefined || closed.left.length === 0) return;
  const next = await openCartFor(tx, { customerId: order.customerId });
  await tx.update(cartLines).set({ cartId: next.id }).where(inArray(cartLines.id, closed.left));
}

/** SQL: whether an order contains what its cart contains now. True once the cart is closed. */
export const cartIsAsOrdered = (orderId: unknown, cartId: unknown) => {
  const equalLines = sql`(select count(*) from (${orderedAsNow(orderId, cartId)}) as equal_lines)`;
  return sql<boolean>`(
    exists (select 1 from ${carts} cart where cart.id = ${cartId} and cart.status = 'ORDERED')
    or (${equalLines} = (select count(*) from ${cartLines} line where line.cart_id = ${cartId})
        and ${equalLines} = (select count(*) from ${orderLines} ordered where ordered.order_id = ${orderId})))`;
};

/** Whether an order contains what its cart contains now. True once the cart is closed. */
export async function isCartAsOrdered(db: DbOrTx, order: { id: number; cartId: number }): Promise<boolean> {
  const { rows } = await db.execute<{ answer: boolean }>(
    sql`select ${cartIsAsOrdered(order.id, order.cartId)} as answer`,
  );
  return first(rows)?.answer ?? true;
}
