import { fail, ok, type Result } from '@boxwright/contract';
import { type CartOwner, changeLineQuantity, linesOfCart, lockOpenCartOf } from '@boxwright/storage';
import { priceBox } from '../catalogue/priceBox.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { Transact } from '../door/once.ts';
import { atQuotedPrice } from './atQuotedPrice.ts';
import { choiceOf, readConfiguration } from './configuration.ts';
import { type LineDelivery, priceColumns } from './lineOf.ts';
import { refuseQuantity } from './quantity.ts';

export interface LineChange {
  /** The line; without one, the variant must stand in the cart just once. */
  readonly lineId: number | null;
  readonly variantId: number;
  /** A step, or the whole new quantity. */
  readonly quantity: { readonly step: number } | { readonly to: number };
  /** Undefined leaves it as it is. */
  readonly deliveryType: LineDelivery['deliveryType'] | undefined;
  readonly destination: string | null;
}

const gone = () => fail('not_found', 'This item is not in your cart any more.');

/** Gives a line of the owner's cart another quantity or delivery, at today's price. Steps at once add up. */
export function changeLine(
  transact: Transact,
  owner: CartOwner,
  change: LineChange,
  { catalogue, minimum }: { readonly catalogue: Catalogue; readonly minimum: number },
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
    const refused = refuseQuantity(quantity, minimum);
    if (refused) return refused;
    const configuration = readConfiguration(line.configuration);
    const priced = priceBox(catalogue, choiceOf(configuration, change.variantId, quantity));
    if (!priced.ok) return priced;
    const box = atQuotedPrice(priced.value, configuration.quotation, catalogue);
    const deliveryType = change.deliveryType ?? line.deliveryType;
    const changed = await changeLineQuantity(tx, { cartId: cart.id, lineId: line.id }, quantity, {
      ...priceColumns(box, configuration),
      deliveryType,
      destinationPincode: deliveryType === 'SelfPickup' ? null : (change.destination ?? line.destinationPincode),
    });
    return changed ? ok({ cartId: cart.id, lineId: line.id }) : gone();
  });
}
