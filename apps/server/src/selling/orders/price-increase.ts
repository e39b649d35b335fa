import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise, type Sum } from '@boxwright/money';
import { destinationOf, type LineNow, lineToAdd } from '../cart/price-cart.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { addUpLines } from '../delivery/add-up-lines.ts';
import type { TaxStates } from '../delivery/place-of-supply.ts';
import type { PaymentTerms } from './compose-order.ts';

interface Seen extends TaxStates {
  /** Pincode of the shipping address; used when no cart line names a pincode. */
  readonly pincode: string;
  readonly terms: PaymentTerms;
  readonly acceptedTotal: number | undefined;
}

/**
 * Compares the order's sum with what the customer has seen: the accepted total, or else what the cart lines store,
 * before tax and with it. Refuses an increase, so that the customer can decide; undefined when there is none. A lower
 * price applies without asking.
 */
export function refusePriceIncrease(
  catalogue: Catalogue,
  lines: readonly LineNow[],
  now: Sum,
  seen: Seen,
): Result<never> | undefined {
  // With a credit, rounding may move the total by up to two paise, and differently for another place of supply.
  const roundings = lines.length + (now.credit > 0 ? 2 : 0);
  if (seen.acceptedTotal !== undefined) return refuseHigherTotal(now.total, seen.acceptedTotal, roundings);
  const shown = storedSum(catalogue, lines, seen);
  if (now.beforeTax > shown.beforeTax) return priceChanged(shown.total, now.total);
  // The rates of GST may have risen.
  return refuseHigherTotal(now.total, shown.total, roundings);
}

/** Refuses a total above the accepted one; undefined when none was given. */
export function refuseHigherTotal(
  total: number,
  acceptedTotal: number | undefined,
  roundings: number,
): Result<never> | undefined {
  if (acceptedTotal === undefined) return undefined;
  // For another place of supply, rounding may add a paisa of tax per line; that isn't an increase.
  return total > acceptedTotal + roundings ? priceChanged(acceptedTotal, total) : undefined;
}

const statesIn = ({ supplierState, placeOfSupply, isToSez, isZeroRated }: TaxStates): TaxStates => ({
  supplierState,
  placeOfSupply,
  isToSez,
  isZeroRated,
});

/** The sum of the stored prices with today's discounts, delivered to the quoted pincode. */
function storedSum(catalogue: Catalogue, lines: readonly LineNow[], { terms, ...seen }: Seen): Sum {
  const stored = lines.map(({ line, discounts }) => {
    const { discount, ...toAdd } = lineToAdd({ line, priced: null, amount: paise(line.goodsPaise), discounts });
    return { ...toAdd, discount: paise(Math.min(discount, toAdd.goods)) };
  });
  const pincode = destinationOf(lines.map(({ line }) => line)) ?? seen.pincode;
  return addUpLines(catalogue, stored, { ...statesIn(seen), pincode }, terms).sum;
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
