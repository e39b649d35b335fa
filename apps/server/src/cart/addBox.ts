import { fail, ok, type Result } from '@boxwright/contract';
import { addLine, type CartLine, type CartOwner, inTransaction, linesOfCart, openCartFor } from '@boxwright/storage';
import { type BoxChoice, type PricedBox, priceBox } from '../catalogue/priceBox.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { Services } from '../services.ts';
import { type Design, readConfiguration } from './configuration.ts';
import { type LineDelivery, lineOf } from './lineOf.ts';
import { refuseQuantity } from './quantity.ts';

/** More lines than anybody orders by hand. */
const mostLines = 50;

/**
 * Puts a configured box into the owner's cart at today's price. The same box in the same quantity is one line, however
 * often the button is clicked.
 */
export async function addBox(
  { db }: Pick<Services, 'db'>,
  owner: CartOwner,
  box: { readonly choice: BoxChoice; readonly design: Design; readonly delivery: LineDelivery },
  { catalogue, minimum }: { readonly catalogue: Catalogue; readonly minimum: number },
): Promise<Result<{ cartId: number; lineId: number }>> {
  const refused = refuseQuantity(box.choice.quantity, minimum);
  if (refused) return refused;
  const priced = priceBox(catalogue, box.choice);
  if (!priced.ok) return priced;
  return inTransaction(db, async (tx) => {
    const cart = await openCartFor(tx, owner);
    const lines = await linesOfCart(tx, cart.id);
    const same = lines.find((line) => isSame(line, priced.value, box.delivery));
    if (same) return ok({ cartId: cart.id, lineId: same.id });
    if (lines.length >= mostLines) {
      return fail('not_possible', `A cart holds up to ${mostLines} items. Please order these first.`);
    }
    const line = await addLine(tx, cart.id, lineOf(priced.value, box.design, box.delivery));
    return ok({ cartId: cart.id, lineId: line.id });
  });
}

function isSame(line: CartLine, box: PricedBox, delivery: LineDelivery): boolean {
  const stored = readConfiguration(line.configuration);
  return (
    line.variantId === box.variant.id &&
    line.quantity === box.quantity &&
    line.deliveryType === delivery.deliveryType &&
    stored.board.id === box.board.id &&
    (stored.outer?.id ?? null) === (box.outer?.id ?? null) &&
    (stored.inner?.id ?? null) === (box.inner?.id ?? null)
  );
}
