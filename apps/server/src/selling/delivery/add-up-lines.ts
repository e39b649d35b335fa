import { addUp, bps, type Paise, paise, type Sum } from '@boxwright/money';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { chargeDelivery } from './charge-delivery.ts';
import type { TaxStates } from './place-of-supply.ts';

/** A line of a cart, an order or a quotation, as the sum needs it. */
export interface LineToAdd {
  /** Before tax. */
  readonly goods: Paise;
  /** What is taken off the goods, before tax. */
  readonly discount: Paise;
  readonly gstRateBps: number;
  /** Chargeable weight; 0 when the line is picked up or ships free. */
  readonly shippedGrams: number;
}

interface AddedUp {
  readonly sum: Sum;
  /** Why delivery can't be quoted, as a text for the buyer; the sum then contains no delivery charge. */
  readonly deliveryProblem: string | null;
}

/**
 * Adds up lines with one delivery charge for their combined weight. Carts, orders, quotations and the check for price
 * increases all use this sum.
 */
export function addUpLines(
  catalogue: Catalogue,
  lines: readonly LineToAdd[],
  to: TaxStates & {
    /** Null while it is unknown. */
    readonly pincode: string | null;
  },
  charges: {
    readonly fees?: readonly Paise[];
    /** With tax, see `addUp`. */
    readonly credits?: readonly Paise[];
  } = {},
): AddedUp {
  const grams = lines.reduce((sum, { shippedGrams }) => sum + shippedGrams, 0);
  const { pincode, ...states } = to;
  const delivery = chargeDelivery(catalogue, grams, pincode);
  const { fees = [], credits = [] } = charges;
  const sum = addUp({
    lines: lines.map(({ goods, discount, gstRateBps, shippedGrams }) => ({
      goods,
      discount,
      gstRate: bps(gstRateBps),
      paysDelivery: shippedGrams > 0,
    })),
    delivery: delivery.ok ? delivery.charge : paise(0),
    fees,
    credits,
    states,
  });
  return { sum, deliveryProblem: delivery.ok ? null : delivery.text };
}
