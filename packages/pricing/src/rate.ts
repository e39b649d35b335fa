import { divideHalfUp, type Paise } from '@boxwright/money';

/** Below this many paise a piece, one paisa is more than 0.2 % of the rate. */
const wholePaiseFrom = 500;

/** Sums of costs can be a hair above the rate that they are. */
const hair = 1e-7;

/**
 * The least amount of at least so many paise that is a rate times the quantity: a rate in whole paise, or in tenths of a
 * paisa where one paisa would be more than 0.2 % of it. So an amount at most 0.2 % higher, from half a rupee a piece on.
 *
 * @param least in paise, unrounded
 */
export const amountAtRate = (least: number, quantity: number): Paise => multiplied(rateOf(least, quantity), quantity);

/** The amounts of several quantities, at the rate of all of them. */
export function amountsAtRate(least: number, quantities: readonly number[]): Paise[] {
  const rate = rateOf(
    least,
    quantities.reduce((sum, each) => sum + each, 0),
  );
  return quantities.map((quantity) => multiplied(rate, quantity));
}

/** In tenths of a paisa. */
function rateOf(least: number, quantity: number): number {
  const each = least / quantity;
  return each < wholePaiseFrom ? Math.ceil(each * 10 - hair) : Math.ceil(each - hair) * 10;
}

/** Rupees with four decimals: the rate of an amount, or what is nearest to it for an amount that has none. */
export function rateText(amount: Paise, quantity: number): string {
  const tenths = Number(divideHalfUp(BigInt(amount) * 10n, BigInt(quantity)));
  const hundredths =
    multiplied(tenths, quantity) === amount
      ? BigInt(tenths) * 10n
      : BigInt(divideHalfUp(BigInt(amount) * 100n, BigInt(quantity)));
  const digits = String(hundredths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** A rate in tenths of a paisa may leave a part of a paisa, as on every bill. */
const multiplied = (tenths: number, quantity: number): Paise => divideHalfUp(BigInt(tenths) * BigInt(quantity), 10n);
