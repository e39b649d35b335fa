import { type BasisPoints, type Paise, paise } from './paise.ts';

/**
 * `numerator / denominator` rounded half away from zero ("half up" for the amounts of a shop), exactly:
 * the product of two amounts may leave the range in which floating point counts single units.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): Paise {
  const negative = numerator < 0n !== denominator < 0n;
  const size = numerator < 0n ? -numerator : numerator;
  const by = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * size + by) / (2n * by);
  return paise(Number(negative ? -rounded : rounded));
}

/** `rate` of `amount`, rounded half up to the paisa, away from zero: 5 % of 1,000.50 is 50.03. */
export function percentOf(amount: Paise, rate: BasisPoints): Paise {
  return divideHalfUp(BigInt(amount) * BigInt(rate), 10_000n);
}

/** Rounds a computed, fractional number of paise half up (away from zero). For engines; tax and shares use exact sums. */
export function roundHalfUp(fractional: number): Paise {
  return paise(Math.sign(fractional) * Math.floor(Math.abs(fractional) + 0.5));
}

/** The first half of a total, rounded half up to the paisa, and the balance, which is the rest. */
export function halfOf(total: Paise): { readonly half: Paise; readonly balance: Paise } {
  const half = divideHalfUp(BigInt(total), 2n);
  return { half, balance: paise(total - half) };
}
