import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import type { CartLine } from '@boxwright/storage';
import { chargeDelivery } from '../cart/chargeDelivery.ts';
import { destinationOf } from '../cart/priceCart.ts';
import { type CartSum, sumCart } from '../cart/sumCart.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';

/**
 * Compares what is to be ordered with what the customer has seen: the total they agreed to, or else goods and delivery
 * before tax as the lines hold them. A drop is passed on; a rise is for the customer to decide (undefined: none).
 */
export function refuseRise(
  catalogue: Catalogue,
  stored: readonly CartLine[],
  now: CartSum,
  states: { readonly supplierState: string; readonly placeOfSupply: string },
  seen: { readonly pincode: string; readonly acceptedTotal: number | undefined },
): Result<never> | undefined {
  if (seen.acceptedTotal !== undefined) {
    return refuseDearer(now.total, seen.acceptedTotal, stored.length);
  }
  const held = heldSum(catalogue, stored, states, seen.pincode);
  return now.beforeTax > held.beforeTax ? priceChanged(held.total, now.total) : undefined;
}

/** Refuses a total above the one that the customer agreed to, if they said one. */
export function refuseDearer(
  total: number,
  acceptedTotal: number | undefined,
  lines: number,
): Result<never> | undefined {
  if (acceptedTotal === undefined) return undefined;
  // Another state of supply may round every line's tax by a paisa; that is no rise.
  return total > acceptedTotal + lines ? priceChanged(acceptedTotal, total) : undefined;
}

/** The sum as the lines hold it, delivered to the pincode that was quoted. */
function heldSum(
  catalogue: Catalogue,
  stored: readonly CartLine[],
  states: { readonly supplierState: string; readonly placeOfSupply: string },
  pincode: string,
): CartSum {
  const summands = stored.map((line) => ({
    goods: paise(line.goodsPaise),
    gstRateBps: line.gstRateBps,
    shippedGrams: line.deliveryType === 'SelfPickup' ? 0 : line.weightGrams,
  }));
  const grams = summands.reduce((sum, { shippedGrams }) => sum + shippedGrams, 0);
  const delivery = chargeDelivery(catalogue, grams, destinationOf(stored) ?? pincode);
  return sumCart(summands, delivery.ok ? delivery.charge : paise(0), states);
}

function priceChanged(before: number, now: number): Result<never> {
  const [then, today] = [formatRupees(paise(before)), formatRupees(paise(now))];
  return fail(
    'price_changed',
    `The total has changed from ${then} to ${today}. Please check it and place the order again.`,
    {
      details: { previous_total: before / 100, current_total: now / 100 },
    },
  );
}
