import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import type { CartLine, NewCartLine } from '../../rows.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { first, only } from '../equal-to.ts';

/** A line is always identified together with its cart, so that nobody can access another's. */
export interface CartLineRef {
  cartId: number;
  lineId: number;
}

/** The columns of a line that a new price replaces. */
export type LinePrice = Pick<
  CartLine,
  'rateCardId' | 'engineVersion' | 'goodsPaise' | 'gstRateBps' | 'hsn' | 'weightGrams' | 'breakdown'
> &
  Partial<Pick<CartLine, 'variantId' | 'configuration' | 'description' | 'deliveryType' | 'destinationPincode'>>;

const linesByCart = prepared('lines_of_cart', (db) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.id)),
);

/** The lines of a cart, oldest first. */
export function linesOfCart(db: DbOrTx, cartId: number): Promise<CartLine[]> {
  return linesByCart(db, { cartId });
}

const addedLine = prepared('added_cart_line', (db) =>
  db
    .insert(cartLines)
    .values(
      placeholders(
        'cartId',
        'kind',
        'variantId',
        'quantity',
        'configuration',
        'deliveryType',
        'destinationPincode',
        'rateCardId',
        'engineVersion',
        'goodsPaise',
        'gstRateBps',
        'hsn',
        'weightGrams',
        'breakdown',
        'description',
      ),
    )
    .returning({ id: cartLines.id }),
);

/** Adds a line to a cart that this transaction has opened or locked. */
export async function addLine(tx: Tx, cartId: number, line: NewCartLine): Promise<Pick<CartLine, 'id'>> {
  return only(await addedLine(tx, { variantId: null, destinationPincode: null, rateCardId: null, ...line, cartId }));
}

/** Changes quantity and price together. Undefined if there is no such line, or the cart was ordered. */
export async function changeLineQuantity(
  tx: Tx,
  line: CartLineRef,
  quantity: number,
  price: LinePrice,
): Promise<CartLine | undefined> {
  return first(
    await tx
      .update(cartLines)
      .set({ ...price, quantity })
      .where(isLineOfOpenCart(line))
      .returning(),
  );
}

/** Undefined when there is no such line, or the cart was ordered. */
export async function replaceLinePrice(tx: Tx, line: CartLineRef, price: LinePrice): Promise<CartLine | undefined> {
  return first(await tx.update(cartLines).set(price).where(isLineOfOpenCart(line)).returning());
}

/** Changes what a line is at the same price. Undefined when there is no such line, or the cart was ordered. */
export async function replaceConfiguration(
  tx: Tx,
  line: CartLineRef,
  changed: Pick<CartLine, 'configuration' | 'description'>,
): Promise<CartLine | undefined> {
  return first(await tx.update(cartLines).set(changed).where(isLineOfOpenCart(line)).returning());
}

/** False when there is no such line, or the cart was ordered. */
export async function deleteLine(tx: Tx, line: CartLineRef): Promise<boolean> {
  const deleted = await tx.delete(cartLines).where(isLineOfOpenCart(line)).returning({ id: cartLines.id });
  return deleted.length > 0;
}

// Also locks the cart, so that lines can't change while an order is being placed.
const isLineOfOpenCart = ({ cartId, lineId }: CartLineRef) =>
  and(
    eq(cartLines.id, lineId),
    eq(
      cartLines.cartId,
      sql`(select ${carts.id} from ${carts} where ${carts.id} = ${cartId} and ${carts.status} = 'INCART' for update)`,
    ),
  );
