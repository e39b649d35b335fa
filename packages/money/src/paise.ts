/** An amount in whole paise (1/100 rupee). Made only by `paise` and the functions of this package. */
export type Paise = number & { readonly __unit: 'paise' };

/** A rate in whole basis points: 1 % is 100, 18 % is 1800. */
export type BasisPoints = number & { readonly __unit: 'basisPoints' };

/**
 * Brands a whole number of paise.
 * @throws RangeError for fractions, NaN, infinities and beyond ±2^53.
 */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole, safe number of paise: ${count}`);
  // `+ 0` turns −0 into 0, so that equal amounts are identical. The brand exists for the type checker alone.
  return (count + 0) as Paise;
}

/**
 * Brands a whole number of basis points (18 % is `bps(1800)`).
 * @throws RangeError for anything but a safe integer.
 */
export function bps(count: number): BasisPoints {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number of basis points: ${count}`);
  return (count + 0) as BasisPoints;
}

/** Sum of the amounts; zero when there are none. @throws RangeError when the sum leaves the safe range. */
export function add(...amounts: readonly Paise[]): Paise {
  let sum = 0;
  for (const amount of amounts) sum = paise(sum + amount);
  return paise(sum);
}

/** `amount − less`; may be negative. */
export function subtract(amount: Paise, less: Paise): Paise {
  return paise(amount - less);
}
