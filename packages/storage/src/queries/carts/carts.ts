import type { PriceList } from '@boxwright/money';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { type Preparable, placeholders, prepared } from '../../prepared.ts';
import type { Cart, CartLine, Order } from '../../rows.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { categories, variantImages, variants } from '../../schema/catalogue.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { noDay, priceListsOf } from '../discounts/price-lists-of.ts';
import { first, only } from '../equal-to.ts';
import { type Die, type DieTerms, dieOf, noDies, termValues } from '../orders/dies.ts';
import { linesOfCart } from './cart-lines.ts';

/** A cart belongs to a customer, or to the visitor whose cookie token has this hash. */
export type CartOwner = { customerId: number } | { tokenHash: string };

const openCartOf = (owner: CartOwner) =>
  and(
    eq(carts.status, 'INCART'),
    'customerId' in owner ? eq(carts.customerId, owner.customerId) : eq(carts.tokenHash, owner.tokenHash),
  );

/** A query about an owner's cart, prepared for both kinds of owner. `compose` gets placeholders for the owner. */
function preparedFor<Result>(
  name: string,
  compose: (db: DbOrTx, owner: CartOwner) => Preparable<Result>,
): (db: DbOrTx, owner: CartOwner, more?: object) => Promise<Result> {
  // Drizzle takes a placeholder wherever it takes a value; its types of columns don't say so.
  const customers = prepared<CartOwner, Result>(`${name}_of_customer`, (db) =>
    compose(db, placeholders('customerId') as unknown as CartOwner),
  );
  const visitors = prepared<CartOwner, Result>(`${name}_of_visitor`, (db) =>
    compose(db, placeholders('tokenHash') as unknown as CartOwner),
  );
  return (db, owner, more = {}) => ('customerId' in owner ? customers : visitors)(db, { ...owner, ...more });
}

export async function findOpenCartOf(db: DbOrTx, owner: CartOwner): Promise<Cart | undefined> {
  return first(await db.select().from(carts).where(openCartOf(owner)));
}

/** A line with the customer's die for its box; null when the die has to be made, and for other goods. */
export interface CartLineWithDie extends CartLine {
  die: Die | null;
}

/** A line with its current names in the catalogue. */
export interface CartLineInCatalogue extends CartLineWithDie {
  variantName: string | null;
  categoryId: number | null;
  itemName: string | null;
  image: string | null;
}

/** SQL: whether a customer has ever ordered a sample, so may have credits. Evaluated once per query. */
const hasOrderedSample = (customerId: unknown) =>
  sql<boolean>`exists (select 1 from ${orders} sampled join ${orderLines} sample
    on sample.order_id = sampled.id and sample.kind = 'sample' where sampled.customer_id = ${customerId})`;

const openCartWithLines = preparedFor('open_cart', (db, owner) => {
  const die = dieOf(db, carts.customerId, cartLines.dieKey).as('die');
  return db
    .select({
      cart: carts,
      hasOrderedSample: 'customerId' in owner ? hasOrderedSample(owner.customerId) : sql<boolean>`false`,
      lists: 'customerId' in owner ? priceListsOf(owner.customerId) : sql<PriceList[]>`'[]'::json`,
      line: cartLines,
      die: {
        ...{ number: die.number, placedAt: die.placedAt, drawing: die.drawing, isTogether: die.isTogether },
        ...{ engineVersion: die.engineVersion, grain: die.grain },
      },
      variantName: variants.name,
      categoryId: variants.categoryId,
      itemName: categories.itemName,
      image: sql<
        string | null
      >`coalesce((select ${variantImages.image} from ${variantImages} where ${variantImages.variantId} = ${variants.id} order by ${variantImages.position}, ${variantImages.id} limit 1), ${categories.image})`,
    })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .leftJoin(variants, eq(variants.id, cartLines.variantId))
    .leftJoin(categories, eq(categories.id, variants.categoryId))
    .leftJoinLateral(die, sql`true`)
    .where(openCartOf(owner))
    .orderBy(asc(cartLines.id));
});

/**
 * The open cart with its lines, oldest first, in one round trip; with dies if the caller passes their terms, and with
 * the customer's price lists of a day.
 */
export async function readOpenCart(
  db: DbOrTx,
  owner: CartOwner,
  terms: DieTerms = noDies,
  today: string = noDay,
): Promise<{ cart: Cart; hasOrderedSample: boolean; lists: PriceList[]; lines: CartLineInCatalogue[] } | undefined> {
  const rows = await openCartWithLines(db, owner, { ...termValues(terms), today });
  const [found] = rows;
  if (!found) return undefined;
  const lines = rows.flatMap(({ cart: _, hasOrderedSample: __, lists: ___, line, ...more }) =>
    line ? [{ ...line, ...more }] : [],
  );
  const { cart, hasOrderedSample, lists } = found;
  return { cart, hasOrderedSample, lists, lines };
}

const openedCart = preparedFor('opened_cart', (db, owner) => {
  const conflict =
    'customerId' in owner
      ? { target: carts.customerId, targetWhere: sql`${carts.status} = 'INCART'` }
      : { target: carts.tokenHash };
  return db
    .insert(carts)
    .values(owner)
    .onConflictDoUpdate({ ...conflict, set: { updatedAt: sql`now()` } })
    .returning();
});

/** Returns the owner's open cart, or opens one; locks it until the transaction ends. */
export async function openCartFor(tx: Tx, owner: CartOwner): Promise<Cart> {
  return only(await openedCart(tx, owner));
}

const ownerOfCart = sql`(select owned.customer_id from ${carts} owned where owned.id = ${sql.placeholder('cartId')})`;

const cartToPlace = prepared('cart_to_place', (db) => {
  const die = dieOf(db, carts.customerId, cartLines.dieKey).as('die');
  return db
    .select({
      order: orders,
      line: cartLines,
      die: {
        ...{ number: die.number, placedAt: die.placedAt, drawing: die.drawing, isTogether: die.isTogether },
        ...{ engineVersion: die.engineVersion, grain: die.grain },
      },
      hasOrderedSample: hasOrderedSample(ownerOfCart),
      lists: priceListsOf(ownerOfCart),
    })
    .from(carts)
    .leftJoin(orders, eq(orders.cartId, carts.id))
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .leftJoinLateral(die, sql`true`)
    .where(eq(carts.id, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.id));
});

/**
 * A cart's lines, oldest first, with their dies, its customer's price lists of a day, and its order if it has one, in one
 * round trip.
 */
export async function readCartToPlace(
  db: DbOrTx,
  cartId: number,
  terms: DieTerms,
  today: string,
): Promise<{ order: Order | undefined; lines: CartLineWithDie[]; hasOrderedSample: boolean; lists: PriceList[] }> {
  const rows = await cartToPlace(db, { cartId, ...termValues(terms), today });
  const [found] = rows;
  return {
    order: found?.order ?? undefined,
    lines: rows.flatMap(({ line, die }) => (line ? [{ ...line, die }] : [])),
    hasOrderedSample: found?.hasOrderedSample ?? false,
    lists: found?.lists ?? [],
  };
}

/** Has an open cart use a coupon, or none. False if the owner has no open cart. */
export async function setCartCoupon(tx: Tx, owner: CartOwner, couponId: number | null): Promise<boolean> {
  const changed = await tx.update(carts).set({ couponId }).where(openCartOf(owner)).returning({ id: carts.id });
  return changed.length > 0;
}

/** Locks a cart until the transaction ends, so that no lines can be added or changed. */
export async function lockCart(tx: Tx, cartId: number): Promise<Cart | undefined> {
  return first(await tx.select().from(carts).where(eq(carts.id, cartId)).for('update'));
}

const lockedCartOf = prepared('locked_cart', (db) =>
  db
    .select()
    .from(carts)
    .where(and(eq(carts.id, sql.placeholder('cartId')), eq(carts.customerId, sql.placeholder('customerId'))))
    .for('update'),
);

/** The same, if it is the customer's own. */
export async function lockCartOf(tx: Tx, customerId: number, cartId: number): Promise<Cart | undefined> {
  return first(await lockedCartOf(tx, { customerId, cartId }));
}

/** The customer's open cart, locked; with the unique order of a cart this makes placing safe to repeat. */
export async function lockOpenCartOf(tx: Tx, owner: CartOwner): Promise<Cart | undefined> {
  return first(await tx.select().from(carts).where(openCartOf(owner)).for('update'));
}

/** False if the cart was ordered already. */
export async function markCartOrdered(tx: Tx, cartId: number): Promise<boolean> {
  const marked = await tx
    .update(carts)
    .set({ status: 'ORDERED' })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'INCART')))
    .returning({ id: carts.id });
  return marked.length > 0;
}

/**
 * Moves an anonymous cart's lines into the customer's open cart, the oldest first and as many as fit, and deletes the
 * anonymous cart once it is empty. A line that is the same as one of the customer's is deleted instead. Idempotent and
 * safe with concurrent calls. Returns the customer's open cart (undefined if there is none) and how many lines stayed in
 * the anonymous one.
 */
export async function moveCartToCustomer(
  tx: Tx,
  move: {
    tokenHash: string;
    customerId: number;
    mostLines: number;
    isSame: (line: CartLine, other: CartLine) => boolean;
  },
): Promise<{ cart: Cart | undefined; stayed: number }> {
  const anonymous = await lockOpenCartOf(tx, { tokenHash: move.tokenHash });
  if (!anonymous) return { cart: await findOpenCartOf(tx, { customerId: move.customerId }), stayed: 0 };
  const own = await openCartFor(tx, { customerId: move.customerId });
  const there = await linesOfCart(tx, own.id);
  const brought = await linesOfCart(tx, anonymous.id);
  const doubles = brought.filter((line) => there.some((other) => move.isSame(line, other)));
  const waiting = brought.filter((line) => !doubles.includes(line));
  const moved = waiting.slice(0, Math.max(0, move.mostLines - there.length));
  if (doubles.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, idsOf(doubles)));
  if (moved.length > 0)
    await tx
      .update(cartLines)
      .set({ cartId: own.id })
      .where(inArray(cartLines.id, idsOf(moved)));
  if (own.couponId === null && anonymous.couponId !== null) {
    await tx.update(carts).set({ couponId: anonymous.couponId }).where(eq(carts.id, own.id));
  }
  if (moved.length === waiting.length) await tx.delete(carts).where(eq(carts.id, anonymous.id));
  return { cart: own, stayed: waiting.length - moved.length };
}

const idsOf = (lines: readonly CartLine[]): number[] => lines.map(({ id }) => id);
