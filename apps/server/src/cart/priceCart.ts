import { type Paise, paise } from '@boxwright/money';
import type { CartLine, DbOrTx } from '@boxwright/storage';
import { type PricedBox, priceBox } from '../catalogue/priceBox.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { atQuotedPrice } from './atQuotedPrice.ts';
import { chargeDelivery } from './chargeDelivery.ts';
import { type BoxConfiguration, choiceOf, readConfiguration } from './configuration.ts';
import { placeOfSupply } from './placeOfSupply.ts';
import { type CartSum, sumCart } from './sumCart.ts';

/** A stored line with its price as of now. */
export interface LineNow {
  readonly line: CartLine;
  readonly configuration: BoxConfiguration;
  /** Null when it isn't offered any more; `problem` says why, and the stored price stands in the sums. */
  readonly box: PricedBox | null;
  readonly problem: string | null;
  readonly goods: Paise;
}

export interface CartNow {
  readonly lines: readonly LineNow[];
  readonly sum: CartSum;
  readonly deliveryProblem: string | null;
}

/** Prices every line of a cart with the catalogue's rates. */
export function priceLines(catalogue: Catalogue, lines: readonly CartLine[]): LineNow[] {
  return lines.map((line) => {
    const configuration = readConfiguration(line.configuration);
    const priced = priceBox(catalogue, choiceOf(configuration, line.variantId ?? 0, line.quantity));
    if (!priced.ok) {
      return { line, configuration, box: null, problem: priced.failure.text, goods: paise(line.goodsPaise) };
    }
    const box = atQuotedPrice(priced.value, configuration.quotation, catalogue);
    return { line, configuration, box, problem: null, goods: box.price.total };
  });
}

/** The pincode that a cart goes to: what ships is one parcel, and the line that was told last knows best. */
export const destinationOf = (lines: readonly CartLine[]): string | null =>
  lines.findLast((line) => line.deliveryType === 'StandardShipping' && line.destinationPincode !== null)
    ?.destinationPincode ?? null;

/** Sums a cart as of now: one delivery by the combined weight of what ships, GST by where it goes. */
export async function priceCart(
  db: DbOrTx,
  catalogue: Catalogue,
  stored: readonly CartLine[],
  to: { readonly destination: string | null; readonly supplierState: string },
): Promise<CartNow> {
  const lines = priceLines(catalogue, stored);
  const summands = lines.map(({ line, box, goods }) => ({
    goods,
    gstRateBps: box?.gstRateBps ?? line.gstRateBps,
    shippedGrams: line.deliveryType === 'SelfPickup' ? 0 : (box?.weightGrams ?? line.weightGrams),
  }));
  const ships = stored.some((line) => line.deliveryType === 'StandardShipping');
  const destination = ships ? (to.destination ?? destinationOf(stored)) : null;
  const grams = summands.reduce((sum, { shippedGrams }) => sum + shippedGrams, 0);
  const delivery = !ships
    ? ({ ok: true, charge: paise(0) } as const)
    : destination === null
      ? ({ ok: false, text: 'Please enter your pincode to see the delivery charge.' } as const)
      : chargeDelivery(catalogue, grams, destination);
  const sum = sumCart(summands, delivery.ok ? delivery.charge : paise(0), {
    supplierState: to.supplierState,
    placeOfSupply: await placeOfSupply(db, destination, to.supplierState),
  });
  return { lines, sum, deliveryProblem: delivery.ok ? null : delivery.text };
}
