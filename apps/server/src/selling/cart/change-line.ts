import { type Company, fail, ok, type Result } from '@boxwright/contract';
import { type CartOwner, changeLineQuantity, linesOfCart, lockOpenCartOf } from '@boxwright/storage';
import type { Transact } from '../../door/idempotency.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { priceAgain } from '../goods/price-goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { type LineDelivery, priceColumns } from './line-of.ts';

export interface LineChange {
  /** The line; null selects the only line with the variant. */
  readonly lineId: number | null;
  /** Null for goods that are not a variant of a category. */
  readonly variantId: number | null;
  /** A difference, or the whole new quantity. */
  readonly quantity: { readonly step: number } | { readonly to: number };
  /** Undefined leaves it unchanged. */
  readonly deliveryType: LineDelivery['deliveryType'] | undefined;
  readonly destination: string | null;
}

const gone = () => fail('not_found', 'This item is not in your cart any more.');

/** Changes the quantity or delivery of a line in the owner's cart, at today's price. Concurrent steps add up. */
export function changeLine(
  transact: Transact,
  owner: CartOwner,
  change: LineChange,
  { catalogue, company }: { readonly catalogue: Catalogue; readonly company: Company },
): Promise<Result<{ cartId: number; lineId: number }>> {
  return transact(async (tx) => {
    const cart = await lockOpenCartOf(tx, owner);
    if (!cart) return gone();
    const lines = await linesOfCart(tx, cart.id);
    const candidates = lines.filter((line) =>
      change.lineId === null ? line.variantId === change.variantId : line.id === change.lineId,
    );
    const [line] = candidates;
    if (!line || line.variantId !== change.variantId) return gone();
    if (candidates.length > 1) return fail('invalid', 'This box is in your cart more than once: please say which.');

    const quantity = 'to' in change.quantity ? change.quantity.to : line.quantity + change.quantity.step;
    const stored = readGoods(line);
    const refused = refuseQuantity(stored.kind, quantity, company);
    if (refused) return refused;
    const priced = priceAgain(catalogue, stored, quantity);
    if (!priced.ok) return priced;
    const deliveryType = change.deliveryType ?? line.deliveryType;
    const changed = await changeLineQuantity(tx, { cartId: cart.id, lineId: line.id }, quantity, {
      ...priceColumns(priced.value),
      deliveryType,
      destinationPincode: deliveryType === 'SelfPickup' ? null : (change.destination ?? line.destinationPincode),
    });
    return changed ? ok({ cartId: cart.id, lineId: line.id }) : gone();
  });
}
