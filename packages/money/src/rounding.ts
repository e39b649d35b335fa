import { type BasisPoints, type Paise, paise } from './paise.ts';

/**
 * `numerator / denominator` rounded half away from zero ("half up" for positive amounts). It takes bigints because the
 * product of two amounts may exceed the safe integers.
 *
 * @param denominator positive
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): Paise {
  const half = numerator < 0n ? -denominator : denominator;
  return paise(Number((2n * numerator + half) / (2n * denominator)));
}

/** `rate` of `amount`, rounded half up to the paisa, away from zero: 5 % of 1,000.50 is 50.03. */
export function percentOf(amount: Paise, rate: BasisPoints): Paise {
  return divideHalfUp(BigInt(amount) * BigInt(rate), 10_000n);
}

/**
 * Rounds a fractional number of paise half up (away from zero). For the price engines; tax and shares are computed
 * exactly.
 */
export function roundHalfUp(fractional: number): Paise {
  return paise(Math.sign(fractional) * Math.floor(Math.abs(fractional) + 0.5));
}

/** The first half of a total, rounded half up to the paisa, and the balance, which is the rest. */
export function halfOf(total: Paise): { readonly half: Paise; readonly balance: Paise } {
  const half = divideHalfUp(BigInt(total), 2n);
  return { half, balance: paise(total - half) };
}
