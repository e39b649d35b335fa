import { type Company, fail, ok, type Result } from '@boxwright/contract';
import {
  type CartOwner,
  changeLineQuantity,
  type DieTerms,
  deleteLine,
  linesOfCart,
  lockOpenCartOf,
} from '@boxwright/storage';
import type { Transact } from '../../calls/idempotency.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { findDieOnFile } from '../goods/die-on-file.ts';
import { priceAgain } from '../goods/price-goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { lineGone } from './line-gone.ts';
import { type LineDelivery, priceColumns } from './line-of.ts';
import { alreadyThere, isSameGoods, isSameLine, newLine, storedLine } from './same-goods.ts';

export interface LineChange {
  /** The line; null selects the only line of this kind with the variant. */
  readonly lineId: number | null;
  readonly kind: 'box' | 'sticker';
  /** Null for goods that are not a variant of a category. */
  readonly variantId: number | null;
  /** A difference, or the whole new quantity. */
  readonly quantity: { readonly step: number } | { readonly to: number };
  /** Undefined leaves it unchanged. */
  readonly deliveryType: LineDelivery['deliveryType'] | undefined;
  readonly destination: string | null;
  /** Whether to ask if the line becomes equal to another one; otherwise both stay. */
  readonly asks: boolean;
  /** Another line of the same goods, which this one takes in. */
  readonly mergedLineId: number | undefined;
}

/** Changes the quantity or delivery of a line in the owner's cart, at today's price. Concurrent steps add up. */
export function changeLine(
  transact: Transact,
  owner: CartOwner,
  change: LineChange,
  shop: { readonly catalogue: Catalogue; readonly company: Company; readonly dieTerms: DieTerms },
): Promise<Result<{ cartId: number; lineId: number }>> {
  return transact(async (tx) => {
    const cart = await lockOpenCartOf(tx, owner);
    if (!cart) return lineGone();
    const lines = await linesOfCart(tx, cart.id);
    const candidates = lines.filter((line) =>
      change.lineId === null
        ? line.kind === change.kind && line.variantId === change.variantId
        : line.id === change.lineId,
    );
    const [line] = candidates;
    if (!line || line.variantId !== change.variantId) return lineGone();
    if (candidates.length > 1) return fail('invalid', 'This item is in your cart more than once: please say which.');

    const quantity = 'to' in change.quantity ? change.quantity.to : line.quantity + change.quantity.step;
    const stored = readGoods(line);
    const refused = refuseQuantity(stored.kind, quantity, shop.company);
    if (refused) return refused;
    const customerId = 'customerId' in owner ? owner.customerId : null;
    const die =
      stored.snapshot.kind === 'box' ? await findDieOnFile(tx, customerId, stored.snapshot, shop.dieTerms) : null;
    const priced = priceAgain(shop.catalogue, stored, quantity, die);
    if (!priced.ok) return priced;
    const deliveryType = change.deliveryType ?? line.deliveryType;
    const others = lines.filter(({ id }) => id !== line.id);
    const becomes = newLine(priced.value, { deliveryType });
    // Equal lines that the buyer has kept apart are asked about only when this change makes them equal.
    const equal = isSameLine(storedLine(line), becomes)
      ? undefined
      : others.findLast((other) => isSameLine(storedLine(other), becomes));
    if (change.asks && equal) return alreadyThere(stored.kind, equal);
    const merged = others.find(({ id }) => id === change.mergedLineId);
    if (merged && isSameGoods(readGoods(merged), priced.value)) {
      await deleteLine(tx, { cartId: merged.cartId, lineId: merged.id });
    }
    const changed = await changeLineQuantity(tx, { cartId: cart.id, lineId: line.id }, quantity, {
      ...priceColumns(priced.value),
      deliveryType,
      destinationPincode: deliveryType === 'SelfPickup' ? null : (change.destination ?? line.destinationPincode),
    });
    return changed ? ok({ cartId: cart.id, lineId: line.id }) : lineGone();
  });
}
