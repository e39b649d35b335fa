import { largestWithin } from './normal-sizes.ts';
import { rectangleBound } from './rectangle-bound.ts';

/**
 * Upper bounds for the regions that a search cuts an area into, as `scaledBound` for each of them but for fewer lengths
 * of the sides: regions are small, so larger figures lower their bound hardly any more.
 *
 * @param sizes the lengths of regions: sums of both sides, ascending, from 0
 * @param mostParts as long as the other lengths of the sides may be
 */
export function regionBounds(
  first: number,
  second: number,
  sizes: readonly number[],
  mostParts: number,
): (x: number, y: number) => number {
  const withoutFirst = sizes.map((size) => (size < first ? -1 : largestWithin(sizes, size - first)));
  const withoutSecond = sizes.map((size) => (size < second ? -1 : largestWithin(sizes, size - second)));
  /** For each size the greatest sum of sides of these lengths that lies within it. */
  const longest = (p: number, q: number) => {
    const lengths = new Int32Array(sizes.length);
    for (let at = 1; at < sizes.length; at += 1) {
      const [one, other] = [withoutFirst[at] ?? -1, withoutSecond[at] ?? -1];
      const [asFirst, asSecond] = [one < 0 ? 0 : (lengths[one] ?? 0) + p, other < 0 ? 0 : (lengths[other] ?? 0) + q];
      lengths[at] = Math.max(asFirst, asSecond);
    }
    return lengths;
  };
  const scaled = otherSides(mostParts).map(([p, q]) => ({ p, q, lengths: longest(p, q) }));
  return (x, y) => {
    let least = rectangleBound(first, second, sizes[x] ?? 0, sizes[y] ?? 0);
    for (const { p, q, lengths } of scaled) {
      least = Math.min(least, rectangleBound(p, q, lengths[x] ?? 0, lengths[y] ?? 0));
    }
    return least;
  };
}

/** All pairs of lengths up to a figure that have no common divisor: a multiple of both gives the same bound. */
export function otherSides(most: number): readonly (readonly [p: number, q: number])[] {
  const upTo = Array.from({ length: most }, (_, index) => index + 1);
  return upTo.flatMap((p) => upTo.flatMap((q) => (divisor(p, q) === 1 ? [[p, q] as const] : [])));
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
