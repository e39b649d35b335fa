import { type Company, fail, ok, type Result } from '@boxwright/contract';
import {
  type CartOwner,
  changeLineQuantity,
  deleteLine,
  linesOfCart,
  lockOpenCartOf,
  type Quotation,
} from '@boxwright/storage';
import type { Transact } from '../../calls/idempotency.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { atQuotedPrice } from '../goods/at-quoted-price.ts';
import type { DieOnFile } from '../goods/die-on-file.ts';
import type { Choice } from '../goods/goods.ts';
import type { DesignWishes } from '../goods/line-snapshot.ts';
import { priceGoods } from '../goods/price-goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { quotedFor } from '../quotations/quotation.ts';
import { lineGone } from './line-gone.ts';
import { type LineDelivery, priceColumns } from './line-of.ts';
import { alreadyThere, isSameGoods } from './same-goods.ts';

export interface LineEdit {
  readonly lineId: number;
  readonly choice: Choice<'box' | 'sticker'>;
  readonly quantity: number;
  /** Fields that are left out stay as they are. */
  readonly wishes: Partial<DesignWishes>;
  readonly delivery: LineDelivery;
  /** The quotation that the buyer names; ignored when it is for other goods. */
  readonly quotation: Quotation | undefined;
  /** The customer's die for the new choice. */
  readonly die: DieOnFile | null;
  /** Whether to ask if the line becomes the same goods as another one; otherwise both stay. */
  readonly asks: boolean;
  /** Another line of the same goods, which this one takes in. */
  readonly mergedLineId: number | undefined;
}

/** Changes a line's goods within their kind, or its quantity, at today's price. Repeating it changes nothing. */
export async function editLine(
  transact: Transact,
  owner: CartOwner,
  { lineId, choice, quantity, delivery, ...edit }: LineEdit,
  { catalogue, company }: { readonly catalogue: Catalogue; readonly company: Company },
): Promise<Result<{ cartId: number; lineId: number }>> {
  const refused = refuseQuantity(choice.kind, quantity, company);
  if (refused) return refused;
  return transact(async (tx) => {
    const cart = await lockOpenCartOf(tx, owner);
    const lines = cart ? await linesOfCart(tx, cart.id) : [];
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return lineGone();
    const stored = readGoods(line);
    if (stored.kind !== choice.kind) {
      return fail('invalid', `This item is not a ${choice.kind}: please remove it and add another.`);
    }
    const priced = priceGoods(catalogue, choice, quantity, { ...stored.snapshot, ...edit.wishes }, edit.die);
    if (!priced.ok) return priced;
    // A line's quotation is valid as long as its goods are the same.
    const own = priced.value.identity === stored.identity ? stored.snapshot.quotation : null;
    const goods = atQuotedPrice(priced.value, quotedFor(edit.quotation, priced.value) ?? own, catalogue);
    const same = lines.filter(({ id }) => id !== lineId).filter((other) => isSameGoods(readGoods(other), goods));
    // Lines that the buyer has kept apart are asked about again only when their quantities become equal.
    const asked = same.findLast((other) => !isSameGoods(stored, goods) || other.quantity === quantity);
    if (edit.asks && asked) return alreadyThere(choice.kind, asked);
    const merged = same.find(({ id }) => id === edit.mergedLineId);
    if (merged) await deleteLine(tx, { cartId: merged.cartId, lineId: merged.id });
    const changed = await changeLineQuantity(tx, { cartId: line.cartId, lineId }, quantity, {
      ...priceColumns(goods),
      variantId: goods.variantId,
      deliveryType: delivery.deliveryType,
      destinationPincode: delivery.deliveryType === 'SelfPickup' ? null : delivery.destinationPincode,
    });
    return changed ? ok({ cartId: line.cartId, lineId }) : lineGone();
  });
}
