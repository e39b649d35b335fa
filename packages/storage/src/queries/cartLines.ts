import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { CartLine, NewCartLine } from '../rows.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { first, only } from './equalTo.ts';

/** A line is always named together with its cart, so that nobody reaches into another's. */
export interface LineOfCart {
  cartId: number;
  lineId: number;
}

/** Everything about a line that a new price replaces. */
export type LinePrice = Pick<
  CartLine,
  'rateCardId' | 'engineVersion' | 'goodsPaise' | 'gstRateBps' | 'hsn' | 'weightGrams' | 'breakdown'
> &
  Partial<Pick<CartLine, 'configuration' | 'description' | 'deliveryType' | 'destinationPincode'>>;

/** The lines of a cart, oldest first. */
export function linesOfCart(db: DbOrTx, cartId: number): Promise<CartLine[]> {
  return db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
}

/** Adds a line to a cart that this transaction has opened or locked. */
export async function addLine(tx: Tx, cartId: number, line: NewCartLine): Promise<CartLine> {
  return only(
    await tx
      .insert(cartLines)
      .values({ ...line, cartId })
      .returning(),
  );
}

/** A new quantity has a new price. Undefined when there is no such line, or the cart was ordered. */
export async function changeLineQuantity(
  tx: Tx,
  line: LineOfCart,
  quantity: number,
  price: LinePrice,
): Promise<CartLine | undefined> {
  return first(
    await tx
      .update(cartLines)
      .set({ ...price, quantity })
      .where(lineOfOpenCart(line))
      .returning(),
  );
}

/** Undefined when there is no such line, or the cart was ordered. */
export async function replaceLinePrice(tx: Tx, line: LineOfCart, price: LinePrice): Promise<CartLine | undefined> {
  return first(await tx.update(cartLines).set(price).where(lineOfOpenCart(line)).returning());
}

/** False when there is no such line, or the cart was ordered. */
export async function deleteLine(tx: Tx, line: LineOfCart): Promise<boolean> {
  const deleted = await tx.delete(cartLines).where(lineOfOpenCart(line)).returning({ id: cartLines.id });
  return deleted.length > 0;
}

// Locks the cart on the way, so that a line can't change under an order that is being placed.
const lineOfOpenCart = ({ cartId, lineId }: LineOfCart) =>
  and(
    eq(cartLines.id, lineId),
    eq(
      cartLines.cartId,
      sql`(select ${carts.id} from ${carts} where ${carts.id} = ${cartId} and ${carts.status} = 'INCART' for update)`,
    ),
  );
