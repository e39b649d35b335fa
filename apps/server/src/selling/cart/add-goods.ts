import { type Company, fail, ok, type Result } from '@boxwright/contract';
import { addLine, type CartOwner, inTransaction, linesOfCart, openCartFor, type Quotation } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { atQuotedPrice } from '../goods/at-quoted-price.ts';
import { dieFor } from '../goods/die-for.ts';
import type { Choice } from '../goods/goods.ts';
import type { DesignWishes } from '../goods/line-snapshot.ts';
import { priceGoods } from '../goods/price-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { quotedFor } from '../quotations/quotation.ts';
import { type LineDelivery, lineOf } from './line-of.ts';
import { alreadyThere, isSameGoods, isSameLine, newLine, storedLine } from './same-goods.ts';

/** More lines than anybody orders by hand; also the limit when a cart is adopted at sign-in. */
export const mostLines = 50;

/**
 * Puts goods into the owner's cart at today's price. Adding the same goods in the same quantity with the same note again
 * returns the existing line, so that a double click adds one line.
 */
export async function addGoods(
  services: Pick<Services, 'db' | 'now' | 'gateway'>,
  owner: CartOwner,
  wanted: {
    readonly choice: Choice;
    readonly quantity: number;
    readonly wishes: DesignWishes;
    readonly delivery: LineDelivery;
    /** The quotation that the buyer names; ignored when it is for other goods. */
    readonly quotation: Quotation | undefined;
    /** Whether the buyer wants to be asked when the cart has the same goods in another quantity. */
    readonly asks?: boolean;
  },
  shop: { readonly catalogue: Catalogue; readonly company: Company },
): Promise<Result<{ cartId: number; lineId: number }>> {
  const { choice, quantity, wishes, delivery } = wanted;
  const { catalogue } = shop;
  const refused = refuseQuantity(choice.kind, quantity, shop.company);
  if (refused) return refused;
  const die = await dieFor(services, 'customerId' in owner ? owner.customerId : null, choice, shop);
  const priced = priceGoods(catalogue, choice, quantity, wishes, die);
  if (!priced.ok) return priced;
  const goods = atQuotedPrice(priced.value, quotedFor(wanted.quotation, priced.value), catalogue);
  return inTransaction(services.db, async (tx) => {
    const cart = await openCartFor(tx, owner);
    const lines = (await linesOfCart(tx, cart.id)).map((line) => ({ id: line.id, ...storedLine(line) }));
    const same = lines.find((line) => isSameLine(line, newLine(goods, delivery)));
    if (same) return ok({ cartId: cart.id, lineId: same.id });
    const inOtherQuantity = wanted.asks && lines.findLast((line) => isSameGoods(line.goods, goods));
    if (inOtherQuantity) return alreadyThere(choice.kind, inOtherQuantity);
    if (lines.length >= mostLines) {
      return fail('not_possible', `A cart holds up to ${mostLines} items. Please order these first.`);
    }
    const line = await addLine(tx, cart.id, lineOf(goods, delivery));
    return ok({ cartId: cart.id, lineId: line.id });
  });
}
