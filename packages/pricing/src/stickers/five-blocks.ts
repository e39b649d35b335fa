import { differencesOf, largestWithin, normalSizes, rasterPoints } from './normal-sizes.ts';
import { rectangleBound } from './rectangle-bound.ts';
import { regionBounds } from './region-bounds.ts';
import type { LaidRectangle } from './strips.ts';

/** Indices, in the list of sizes, of the cuts of a region; two equal ones cut all the way across. */
type Cuts = readonly [x1: number, x2: number, y1: number, y2: number];
/** A region's size by its indices in the list of sizes, and where it lies in another one. */
type Part = readonly [x: number, y: number, left: number, top: number];

/**
 * The search ends after so many cuts, shared among the numbers of rectangles that it looks for. Counted, not timed, so
 * that the result is the same on every machine.
 */
const mostCuts = 1_500_000;
/** Areas with more lengths of regions aren't searched: strips fill them as well with rectangles that small. */
const mostSizes = 800;
/** Other lengths of the sides that are tried for the bound of each region. */
const mostParts = 18;

/**
 * Packs equal rectangles into an area, in both orientations: recursively, as a grid, in two or in five blocks, four of
 * them around the one in the middle, to any depth. The pallet-loading problem; five blocks after Morabito and Morales,
 * "A simple and effective recursive procedure for the manufacturer's pallet loading problem", Journal of the
 * Operational Research Society 49 (1998). It looks for as many as the bound leaves room for, then for one less, and so
 * on, so that the bounds of both parts rule most cuts out.
 *
 * @param first,second sides of a rectangle including the gap to the next one, whole units
 * @param width,height the area plus one gap, whole units
 * @param wanted more rectangles than are known to fit, and no more than a bound
 * @returns nothing laid where no more than the known number was found; and whether the search came to its end: then no
 *   layout of recursive blocks holds more
 */
export function searchBlocks(
  first: number,
  second: number,
  width: number,
  height: number,
  { known, bound }: { readonly known: number; readonly bound: number },
): { readonly laid: LaidRectangle[]; readonly isComplete: boolean } {
  if (!(first > 0 && second > 0)) throw new RangeError('A rectangle has no size');
  const sizes = normalSizes(first, second, Math.max(width, height));
  if (sizes.length > mostSizes) return { laid: [], isComplete: false };
  const search = searchOf(first, second, sizes);
  const [x, y] = [largestWithin(sizes, width), largestWithin(sizes, height)];
  const most = Math.min(bound, search.sharpBoundOf(x, y));
  let isComplete = true;
  for (let target = most; target > known; target -= 1) {
    const { holds, isCutOff } = search.look(x, y, target, Math.ceil(mostCuts / (most - known)));
    if (holds) return { laid: search.placesIn(x, y), isComplete };
    isComplete = isComplete && !isCutOff;
  }
  return { laid: [], isComplete };
}

function searchOf(first: number, second: number, sizes: readonly number[]) {
  const count = sizes.length;
  const less = differencesOf(sizes);
  const points = less.map(rasterPoints);
  const computeBound = regionBounds(first, second, sizes, mostParts);
  /** By region: as many as it may hold, and as many as are known to fit; −1 where neither has been computed. */
  const upper = new Int32Array(count * count).fill(-1);
  const isSharp = new Uint8Array(count * count);
  const lower = new Int32Array(count * count).fill(-1);
  /** How to lay what is known to fit, where that isn't a grid. */
  const cutsOf = new Map<number, Cuts>();
  let cutsLeft = 0;

  function boundOf(x: number, y: number): number {
    const before = upper[x * count + y] ?? -1;
    if (before >= 0) return before;
    const bound = rectangleBound(first, second, sizes[x] ?? 0, sizes[y] ?? 0);
    upper[x * count + y] = bound;
    upper[y * count + x] = bound;
    return bound;
  }

  /** The same for a region that Barnes' bound leaves room in: the sharper bound takes a hundred times as long. */
  function sharpBoundOf(x: number, y: number): number {
    const at = x * count + y;
    if (isSharp[at]) return boundOf(x, y);
    const bound = Math.min(boundOf(x, y), computeBound(x, y));
    for (const region of [at, y * count + x]) [upper[region], isSharp[region]] = [bound, 1];
    return bound;
  }

  /** The most that a region holds, tried from its bound downwards, or −1 if that is less than `least`. */
  function mostIn(x: number, y: number, least: number): number {
    for (let target = boundOf(x, y); target >= Math.max(least, 0); target -= 1) if (holds(x, y, target)) return target;
    return -1;
  }

  function holds(x: number, y: number, target: number): boolean {
    if (target <= 0) return true;
    if (boundOf(x, y) < target) return false;
    const at = x * count + y;
    if (lower[at] === -1) lower[at] = gridCount(first, second, sizes[x] ?? 0, sizes[y] ?? 0);
    if ((lower[at] ?? 0) >= target) return true;
    const cuts = cutInTwo(x, y, target) ?? cutInFive(x, y, target);
    if (cuts) {
      learn(x, y, target, cuts);
      return true;
    }
    if (cutsLeft > 0) {
      upper[at] = target - 1;
      upper[y * count + x] = target - 1;
    }
    return false;
  }

  function learn(x: number, y: number, target: number, cuts: Cuts): void {
    lower[x * count + y] = target;
    cutsOf.set(x * count + y, cuts);
    // The same region turned: five blocks are mirrored, too, as the search knows them in one direction only.
    const [x1, x2, y1, y2] = cuts;
    const isInFive = x2 > 0 && y2 > 0;
    lower[y * count + x] = target;
    cutsOf.set(y * count + x, isInFive ? [y1, y2, without(x, x2), without(x, x1)] : [y1, y2, x1, x2]);
  }

  /** Whether the parts of a region hold the target together. */
  function together(x: number, y: number, cuts: Cuts, target: number): boolean {
    const parts = partsOf(x, y, cuts);
    let spare = -target;
    for (const [px, py] of parts) spare += boundOf(px, py);
    for (const [px, py] of parts) {
      const bound = boundOf(px, py);
      spare -= bound - sharpBoundOf(px, py);
      if (spare < 0) return false;
    }
    for (const [px, py] of parts) {
      if (spare < 0) return false;
      const bound = boundOf(px, py);
      const most = mostIn(px, py, bound - spare);
      if (most < 0) return false;
      spare -= bound - most;
    }
    return spare >= 0;
  }

  function cutInTwo(x: number, y: number, target: number): Cuts | null {
    for (const x1 of points[x] ?? []) {
      if (2 * (sizes[x1] ?? 0) > (sizes[x] ?? 0)) break;
      if (cutsLeft <= 0) return null;
      cutsLeft -= 1;
      if (boundOf(x1, y) + boundOf(without(x, x1), y) < target) continue;
      const cuts: Cuts = [x1, x1, 0, 0];
      if (together(x, y, cuts, target)) return cuts;
    }
    for (const y1 of points[y] ?? []) {
      if (2 * (sizes[y1] ?? 0) > (sizes[y] ?? 0)) break;
      if (cutsLeft <= 0) return null;
      cutsLeft -= 1;
      if (boundOf(x, y1) + boundOf(x, without(y, y1)) < target) continue;
      const cuts: Cuts = [0, 0, y1, y1];
      if (together(x, y, cuts, target)) return cuts;
    }
    return null;
  }

  function cutInFive(x: number, y: number, target: number): Cuts | null {
    const [pointsX, pointsY] = [points[x] ?? [], points[y] ?? []];
    for (const [atX, x1] of pointsX.entries()) {
      const rest = without(x, x1);
      for (let nextX = atX + 1; nextX < pointsX.length; nextX += 1) {
        const x2 = pointsX[nextX] ?? 0;
        // By symmetry the remaining cuts repeat the same blocks rotated by 180°.
        if ((sizes[x1] ?? 0) + (sizes[x2] ?? 0) > (sizes[x] ?? 0)) break;
        const [right, middle] = [without(x, x2), without(x2, x1)];
        for (let atY = 0; atY < pointsY.length; atY += 1) {
          const y1 = pointsY[atY] ?? 0;
          const fixed = boundOf(rest, y1) + boundOf(right, without(y, y1));
          for (let nextY = atY + 1; nextY < pointsY.length; nextY += 1) {
            const y2 = pointsY[nextY] ?? 0;
            if (cutsLeft <= 0) return null;
            cutsLeft -= 1;
            const around = fixed + boundOf(x1, y2) + boundOf(x2, without(y, y2));
            if (around + boundOf(middle, without(y2, y1)) < target) continue;
            const cuts: Cuts = [x1, x2, y1, y2];
            if (together(x, y, cuts, target)) return cuts;
          }
        }
      }
    }
    return null;
  }

  const without = (size: number, part: number): number => less[size]?.[part] ?? 0;

  function partsOf(x: number, y: number, [x1, x2, y1, y2]: Cuts): readonly Part[] {
    const [left, right, top, bottom] = [sizes[x1] ?? 0, sizes[x2] ?? 0, sizes[y1] ?? 0, sizes[y2] ?? 0];
    if (y2 === 0) {
      return [
        [x1, y, 0, 0],
        [without(x, x1), y, left, 0],
      ];
    }
    if (x2 === 0) {
      return [
        [x, y1, 0, 0],
        [x, without(y, y1), 0, top],
      ];
    }
    return [
      [x1, y2, 0, 0],
      [without(x, x1), y1, left, 0],
      [without(x2, x1), without(y2, y1), left, top],
      [x2, without(y, y2), 0, bottom],
      [without(x, x2), without(y, y1), right, top],
    ];
  }

  /** Whether a region holds so many, or whether so many cuts weren't enough to tell. */
  function look(x: number, y: number, target: number, cuts: number) {
    cutsLeft = cuts;
    return { holds: holds(x, y, target), isCutOff: cutsLeft <= 0 };
  }

  function placesIn(x: number, y: number, left = 0, top = 0): LaidRectangle[] {
    const cuts = cutsOf.get(x * count + y);
    if (!cuts) return gridIn(first, second, sizes[x] ?? 0, sizes[y] ?? 0, left, top);
    return partsOf(x, y, cuts).flatMap(([px, py, moveX, moveY]) => placesIn(px, py, left + moveX, top + moveY));
  }

  return { sharpBoundOf, look, placesIn };
}

function gridCount(first: number, second: number, width: number, height: number): number {
  const upright = Math.floor(width / first) * Math.floor(height / second);
  return Math.max(upright, Math.floor(width / second) * Math.floor(height / first));
}

/** The better of both grids. */
function gridIn(
  first: number,
  second: number,
  width: number,
  height: number,
  left: number,
  top: number,
): LaidRectangle[] {
  const counts = (w: number, h: number) => [Math.floor(width / w), Math.floor(height / h)] as const;
  const [[ua, ud], [ta, td]] = [counts(first, second), counts(second, first)];
  const turned = ta * td > ua * ud;
  const [columns, rows, w, h] = turned ? [ta, td, second, first] : [ua, ud, first, second];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * w,
    y: top + Math.floor(index / columns) * h,
    turned,
  }));
}
