import { type Company, fail, ok, type Result } from '@boxwright/contract';
import {
  addLine,
  type CartLine,
  type CartOwner,
  inTransaction,
  linesOfCart,
  openCartFor,
  type Quotation,
} from '@boxwright/storage';
import type { Services } from '../../process/services.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { atQuotedPrice } from '../goods/at-quoted-price.ts';
import type { Choice, PricedGoods } from '../goods/goods.ts';
import type { Artwork } from '../goods/line-snapshot.ts';
import { priceGoods } from '../goods/price-goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { quotedFor } from '../quotations/quotation.ts';
import { type LineDelivery, lineOf } from './line-of.ts';

/** More lines than anybody orders by hand; also the limit when a cart is adopted at sign-in. */
export const mostLines = 50;

/**
 * Puts goods into the owner's cart at today's price. Adding the same goods in the same quantity again returns the
 * existing line, so that a double click adds one line.
 */
export async function addGoods(
  { db }: Pick<Services, 'db'>,
  owner: CartOwner,
  wanted: {
    readonly choice: Choice;
    readonly quantity: number;
    readonly artwork: Artwork;
    readonly delivery: LineDelivery;
    /** The quotation that the buyer names; ignored when it is for other goods. */
    readonly quotation: Quotation | undefined;
  },
  { catalogue, company }: { readonly catalogue: Catalogue; readonly company: Company },
): Promise<Result<{ cartId: number; lineId: number }>> {
  const { choice, quantity, artwork, delivery } = wanted;
  const refused = refuseQuantity(choice.kind, quantity, company);
  if (refused) return refused;
  const priced = priceGoods(catalogue, choice, quantity, artwork);
  if (!priced.ok) return priced;
  const goods = atQuotedPrice(priced.value, quotedFor(wanted.quotation, priced.value), catalogue);
  return inTransaction(db, async (tx) => {
    const cart = await openCartFor(tx, owner);
    const lines = await linesOfCart(tx, cart.id);
    const same = lines.find((line) => isSame(line, goods, delivery));
    if (same) return ok({ cartId: cart.id, lineId: same.id });
    if (lines.length >= mostLines) {
      return fail('not_possible', `A cart holds up to ${mostLines} items. Please order these first.`);
    }
    const line = await addLine(tx, cart.id, lineOf(goods, delivery));
    return ok({ cartId: cart.id, lineId: line.id });
  });
}

function isSame(line: CartLine, goods: PricedGoods, { deliveryType }: LineDelivery): boolean {
  const stored = readGoods(line);
  return (
    line.variantId === goods.variantId &&
    line.quantity === goods.quantity &&
    line.deliveryType === deliveryType &&
    stored.identity === goods.identity &&
    stored.snapshot.quotation?.number === goods.snapshot.quotation?.number
  );
}
