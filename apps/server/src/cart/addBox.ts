import { fail, ok, type Result } from '@boxwright/contract';
import {
  addLine,
  type CartLine,
  type CartOwner,
  inTransaction,
  linesOfCart,
  openCartFor,
  type Quotation,
} from '@boxwright/storage';
import { type BoxChoice, type PricedBox, priceBox } from '../catalogue/priceBox.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { isQuotationOf, quotedIn } from '../quotations/quotation.ts';
import type { Services } from '../services.ts';
import { atQuotedPrice } from './atQuotedPrice.ts';
import { type Design, isSameBox, readConfiguration } from './configuration.ts';
import { type LineDelivery, lineOf } from './lineOf.ts';
import { refuseQuantity } from './quantity.ts';

/** More lines than anybody orders by hand; a cart that is brought along at signing in keeps to it too. */
export const mostLines = 50;

/**
 * Puts a configured box into the owner's cart at today's price. The same box in the same quantity is one line, however
 * often the button is clicked.
 */
export async function addBox(
  { db }: Pick<Services, 'db'>,
  owner: CartOwner,
  box: {
    readonly choice: BoxChoice;
    readonly design: Omit<Design, 'quotation'>;
    readonly delivery: LineDelivery;
    /** One that the buyer names; another box's counts for nothing. */
    readonly quotation: Quotation | undefined;
  },
  { catalogue, minimum }: { readonly catalogue: Catalogue; readonly minimum: number },
): Promise<Result<{ cartId: number; lineId: number }>> {
  const refused = refuseQuantity(box.choice.quantity, minimum);
  if (refused) return refused;
  const priced = priceBox(catalogue, box.choice);
  if (!priced.ok) return priced;
  const priceToday = priced.value;
  const quotation = box.quotation && isQuotationOf(box.quotation, priceToday) ? quotedIn(box.quotation) : null;
  const design = { ...box.design, quotation };
  const bought = atQuotedPrice(priceToday, quotation, catalogue);
  return inTransaction(db, async (tx) => {
    const cart = await openCartFor(tx, owner);
    const lines = await linesOfCart(tx, cart.id);
    const same = lines.find((line) => isSame(line, bought, design, box.delivery));
    if (same) return ok({ cartId: cart.id, lineId: same.id });
    if (lines.length >= mostLines) {
      return fail('not_possible', `A cart holds up to ${mostLines} items. Please order these first.`);
    }
    const line = await addLine(tx, cart.id, lineOf(bought, design, box.delivery));
    return ok({ cartId: cart.id, lineId: line.id });
  });
}

function isSame(line: CartLine, box: PricedBox, { quotation }: Design, delivery: LineDelivery): boolean {
  const stored = readConfiguration(line.configuration);
  return (
    line.variantId === box.variant.id &&
    line.quantity === box.quantity &&
    line.deliveryType === delivery.deliveryType &&
    isSameBox(stored, box) &&
    stored.quotation?.number === quotation?.number
  );
}
