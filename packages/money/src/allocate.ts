import { type Paise, paise } from './paise.ts';

/**
 * Splits `total` in proportion to `weights` so that the parts sum to it exactly.
 *
 * Remainder rule (largest remainder): every part is first rounded towards zero; the remaining paise go, one each, to
 * the parts that lost the largest fraction; on a tie, to the earlier part. If all weights are zero, they count as
 * equal. A negative total gives the same parts with the sign changed.
 *
 * @param weights whole, non-negative numbers (paise, grams, pieces), at least one
 * @throws RangeError for no weights, negative or fractional ones
 */
export function allocate(total: Paise, weights: readonly number[]): Paise[] {
  if (weights.length === 0) throw new RangeError('Nothing to allocate to');
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a weight: ${weight}`);
  }
  const exact = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const sum = exact.reduce((left, right) => left + right, 0n);
  const size = BigInt(Math.abs(total));
  const shares = exact.map((weight) => ({
    whole: (size * weight) / sum,
    cutOff: (size * weight) % sum,
  }));
  let left = size - shares.reduce((all, share) => all + share.whole, 0n);
  // Sorting keeps the order of equals.
  const byCutOff = shares.toSorted((a, b) => Number(b.cutOff - a.cutOff));
  for (const share of byCutOff) {
    if (left === 0n) break;
    share.whole += 1n;
    left -= 1n;
  }
  const sign = total < 0 ? -1 : 1;
  return shares.map((share) => paise(sign * Number(share.whole)));
}
