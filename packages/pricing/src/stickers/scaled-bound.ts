import { rectangleBound } from './rectangle-bound.ts';
import { otherSides } from './region-bounds.ts';

/** Larger figures for the sides lower the bound hardly any more, and take longer. */
const mostParts = 30;
const tried = otherSides(mostParts);

/**
 * Upper bound for the number of equal rectangles in an area, in both orientations; at most Barnes’ bound.
 *
 * Only which numbers of long and short sides fit beside each other decides whether a packing exists (Fekete and
 * Schepers, "A combinatorial characterization of higher-dimensional orthogonal packing", Mathematics of Operations
 * Research 29, 2004). So sides may have any other lengths p and q, if the area becomes as long as the longest of those
 * numbers: what fitted fits still, and the bounds of all these areas hold (Dowsland, "Determining an upper bound for a
 * class of rectangular packing problems", Computers & Operations Research 12, 1985).
 *
 * @param first,second sides of a rectangle including the gap to the next one, whole units
 * @param width,height the area plus one gap, whole units
 */
export function scaledBound(first: number, second: number, width: number, height: number): number {
  const [across, down] = [besideEachOther(first, second, width), besideEachOther(first, second, height)];
  let least = rectangleBound(first, second, width, height);
  const tryAs = (p: number, q: number) => {
    const [wide, high] = [longest(across, p, q), longest(down, p, q)];
    least = Math.min(least, rectangleBound(p, q, wide, high));
  };
  // As long as they are: the area without the room that no numbers of sides fill.
  tryAs(first, second);
  for (const [p, q] of tried) tryAs(p, q);
  return least;
}

type Numbers = readonly [firsts: number, seconds: number];

/** For each number of first sides that fits a length, how many second sides fit beside them. */
function besideEachOther(first: number, second: number, length: number): Numbers[] {
  const most = Math.floor(length / first);
  return Array.from({ length: most + 1 }, (_, firsts) => [firsts, Math.floor((length - firsts * first) / second)]);
}

const longest = (numbers: readonly Numbers[], p: number, q: number): number =>
  numbers.reduce((most, [firsts, seconds]) => Math.max(most, firsts * p + seconds * q), 0);
