import { divideHalfUp, type Paise } from '@boxwright/money';

/** Below this many paise a piece, one paisa is more than 0.2 % of the rate. */
const wholePaiseFrom = 500;

/** Below this many, a tenth of a paisa is. */
const tenthsFrom = 50;

/** Sums of costs can be a hair above the rate that they are. */
const hair = 1e-7;

/** The smallest step of a rate. Boxes have had tenths of a paisa at any rate since engine 6.0.0. */
export type FinestStep = 'tenth' | 'hundredth';

/**
 * The least amount of at least so many paise that is a rate times the quantity: a rate in whole paise, or in tenths of a
 * paisa where one paisa would be more than 0.2 % of it. So an amount at most 0.2 % higher, from half a rupee a piece on,
 * and below that too with hundredths of a paisa.
 *
 * @param least in paise, unrounded
 */
export const amountAtRate = (least: number, quantity: number, finest: FinestStep = 'tenth'): Paise =>
  multiplied(rateOf(least, quantity, finest), quantity);

/** The amounts of several quantities, at the rate of all of them. */
export function amountsAtRate(least: number, quantities: readonly number[]): Paise[] {
  const rate = rateOf(
    least,
    quantities.reduce((sum, each) => sum + each, 0),
    'tenth',
  );
  return quantities.map((quantity) => multiplied(rate, quantity));
}

/** In hundredths of a paisa. */
function rateOf(least: number, quantity: number, finest: FinestStep): number {
  const each = least / quantity;
  if (each >= wholePaiseFrom) return Math.ceil(each - hair) * 100;
  return each >= tenthsFrom || finest === 'tenth' ? Math.ceil(each * 10 - hair) * 10 : Math.ceil(each * 100 - hair);
}

/** Rupees with four decimals: the rate of an amount, or what is nearest to it for an amount that has none. */
export function rateText(amount: Paise, quantity: number): string {
  const tenths = Number(divideHalfUp(BigInt(amount) * 10n, BigInt(quantity)));
  const hundredths =
    multiplied(tenths * 10, quantity) === amount
      ? BigInt(tenths) * 10n
      : BigInt(divideHalfUp(BigInt(amount) * 100n, BigInt(quantity)));
  const digits = String(hundredths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** A rate in parts of a paisa may leave a part of a paisa, as on every bill. */
const multiplied = (hundredths: number, quantity: number): Paise =>
  divideHalfUp(BigInt(hundredths) * BigInt(quantity), 100n);
