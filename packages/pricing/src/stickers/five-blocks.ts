import { differencesOf, normalSizes, rasterPoints } from './normal-sizes.ts';
import { type LaidRectangle, layInStrips } from './strips.ts';

/** How a region is filled: as a grid, or cut into two or five parts, filled with a given recursion depth. */
type Filling =
  | { readonly count: number; readonly cuts: null }
  | {
      readonly count: number;
      /** Indices (in the lists of sizes) of the cuts; two equal ones cut all the way across. */
      readonly cuts: readonly [x1: number, x2: number, y1: number, y2: number];
      readonly depth: number;
    };

/**
 * When the best layout so far is used: after so many cuts, and from the start if there are more regions, because strips
 * fill an area equally well with stickers that small. Counted, not timed, so that the result is the same on every
 * machine.
 */
export type Limits = { readonly cuts: number; readonly regions: number };

const usual: Limits = { cuts: 600_000, regions: 9_000 };
/** Maximum recursion depth of five blocks inside five blocks. */
const maxDepth = 3;
/**
 * Packs equal rectangles into an area, in both orientations: recursively, as a grid or as five blocks, four of them
 * around the one in the middle (some may be empty, which gives plain cuts). The pallet-loading problem; five blocks
 * after Morabito and Morales, "A simple and effective recursive procedure for the manufacturer's pallet loading
 * problem", Journal of the Operational Research Society 49 (1998); the bound after Barnes, "Packing the maximum number
 * of m × n tiles in a large p × q rectangle", Discrete Mathematics 26 (1979).
 *
 * @param first,second sides of a rectangle including the gap to the next one, whole units
 * @param width,height the area plus one gap, whole units
 */
export function layInBlocks(first: number, second: number, width: number, height: number): LaidRectangle[] {
  return searchBlocks(first, second, width, height, usual).laid;
}

/** The same, and whether the search came to its end: then no layout of recursive blocks holds more. */
export function searchBlocks(
  first: number,
  second: number,
  width: number,
  height: number,
  limits: Limits,
): { readonly laid: LaidRectangle[]; readonly isComplete: boolean } {
  if (first <= 0 || second <= 0) throw new RangeError('A rectangle has no size');
  const across = normalSizes(first, second, width);
  const down = normalSizes(first, second, height);
  if (across.length * down.length > limits.regions) {
    return { laid: layInStrips(first, second, width, height), isComplete: false };
  }
  const search = searchOf(first, second, across, down, limits.cuts);
  const laid: LaidRectangle[] = [];
  search.place(search.fillArea(), across.length - 1, down.length - 1, 0, 0, laid);
  return { laid, isComplete: search.isComplete() };
}

/** Upper bound for the number of such rectangles in such an area (Barnes). */
export function rectangleBound(first: number, second: number, width: number, height: number): number {
  const bars = (length: number) => {
    const [x, y] = [width % length, height % length];
    return Math.min(x * y, (length - x) * (length - y));
  };
  const least = Math.max(bars(first), bars(second));
  const area = width * height;
  const each = first * second;
  const spare = area % each;
  const waste = spare >= least ? spare : spare + Math.ceil((least - spare) / each) * each;
  return Math.max(0, Math.round((area - waste) / each));
}

function searchOf(first: number, second: number, across: readonly number[], down: readonly number[], cuts: number) {
  const rows = down.length;
  const regions = across.length * rows;
  const bounds = new Int32Array(regions);
  for (const [x, width] of across.entries()) {
    for (const [y, height] of down.entries()) bounds[x * rows + y] = rectangleBound(first, second, width, height);
  }
  const boundOf = (x: number, y: number) => bounds[x * rows + y] ?? 0;
  const lessAcross = differencesOf(across);
  const lessDown = differencesOf(down);
  const pointsAcross = lessAcross.map(rasterPoints);
  const pointsDown = lessDown.map(rasterPoints);
  /** Memoised fillings by recursion depth. */
  const known: (Filling | undefined)[][] = [];
  let cutsLeft = cuts;

  function gridOf(x: number, y: number): Filling {
    const [width, height] = [across[x] ?? 0, down[y] ?? 0];
    const upright = Math.floor(width / first) * Math.floor(height / second);
    const turned = Math.floor(width / second) * Math.floor(height / first);
    return { count: Math.max(upright, turned), cuts: null };
  }

  /** The best filling of the region whose size has the indices x and y in the lists. */
  function fill(x: number, y: number, depth: number): Filling {
    known[depth] ??= new Array(regions);
    const at = x * rows + y;
    const before = known[depth]?.[at];
    if (before) return before;
    let best = depth > 0 ? fill(x, y, depth - 1) : gridOf(x, y);
    best = cutAcross(x, y, depth, best);
    if (depth > 0) best = cutInFive(x, y, depth, best);
    const filled = known[depth];
    if (filled) filled[at] = best;
    return best;
  }

  /** Cuts the region in two, side by side or one below the other. */
  function cutAcross(x: number, y: number, depth: number, from: Filling): Filling {
    let best = from;
    const most = boundOf(x, y);
    const [restX, restY] = [lessAcross[x], lessDown[y]];
    for (const x1 of pointsAcross[x] ?? []) {
      if (!restX || 2 * (across[x1] ?? Infinity) > (across[x] ?? 0) || best.count >= most) break;
      const rest = restX[x1] ?? 0;
      if (boundOf(x1, y) + boundOf(rest, y) <= best.count) continue;
      const count = fill(x1, y, depth).count + fill(rest, y, depth).count;
      if (count > best.count) best = { count, cuts: [x1, x1, 0, 0], depth };
    }
    for (const y1 of pointsDown[y] ?? []) {
      if (!restY || 2 * (down[y1] ?? Infinity) > (down[y] ?? 0) || best.count >= most) break;
      const rest = restY[y1] ?? 0;
      if (boundOf(x, y1) + boundOf(x, rest) <= best.count) continue;
      const count = fill(x, y1, depth).count + fill(x, rest, depth).count;
      if (count > best.count) best = { count, cuts: [0, 0, y1, y1], depth };
    }
    return best;
  }

  function cutInFive(x: number, y: number, depth: number, from: Filling): Filling {
    let best = from;
    const most = boundOf(x, y);
    const [restX, restY] = [lessAcross[x], lessDown[y]];
    if (!restX || !restY || best.count >= most) return best;
    const [pointsX, pointsY] = [pointsAcross[x] ?? [], pointsDown[y] ?? []];
    for (const [atX, x1] of pointsX.entries()) {
      const rest = restX[x1] ?? 0;
      for (let nextX = atX + 1; nextX < pointsX.length; nextX += 1) {
        const x2 = pointsX[nextX] ?? 0;
        // By symmetry the remaining cuts repeat the same blocks rotated by 180°.
        if ((across[x1] ?? 0) + (across[x2] ?? 0) > (across[x] ?? 0)) break;
        const [right, middle] = [restX[x2] ?? 0, lessAcross[x2]?.[x1] ?? 0];
        for (let atY = 0; atY < pointsY.length; atY += 1) {
          const y1 = pointsY[atY] ?? 0;
          const below = restY[y1] ?? 0;
          const fixed = boundOf(rest, y1) + boundOf(right, below);
          for (let nextY = atY + 1; nextY < pointsY.length; nextY += 1) {
            const y2 = pointsY[nextY] ?? 0;
            if (cutsLeft <= 0) return best;
            cutsLeft -= 1;
            const [bottom, centre] = [restY[y2] ?? 0, lessDown[y2]?.[y1] ?? 0];
            const hope = fixed + boundOf(x1, y2) + boundOf(middle, centre) + boundOf(x2, bottom);
            if (hope <= best.count) continue;
            let count = hope + fill(x1, y2, depth - 1).count - boundOf(x1, y2);
            if (count > best.count) count += fill(rest, y1, depth - 1).count - boundOf(rest, y1);
            if (count > best.count) count += fill(x2, bottom, depth - 1).count - boundOf(x2, bottom);
            if (count > best.count) count += fill(right, below, depth - 1).count - boundOf(right, below);
            if (count > best.count) count += fill(middle, centre, depth - 1).count - boundOf(middle, centre);
            if (count <= best.count) continue;
            best = { count, cuts: [x1, x2, y1, y2], depth };
            if (count >= most) return best;
          }
        }
      }
    }
    return best;
  }

  /** Fills the whole area with increasing depth until it is full or the cuts are used up. */
  function fillArea(): Filling {
    const [x, y] = [across.length - 1, rows - 1];
    let best = fill(x, y, 0);
    for (let depth = 1; depth <= maxDepth && best.count < boundOf(x, y) && cutsLeft > 0; depth += 1) {
      best = fill(x, y, depth);
    }
    return best;
  }

  /** Collects the rectangles of a region whose upper left corner is at `left`, `top`. */
  function place(filling: Filling, x: number, y: number, left: number, top: number, laid: LaidRectangle[]): void {
    if (!filling.cuts) {
      laid.push(...gridIn(first, second, across[x] ?? 0, down[y] ?? 0, left, top));
      return;
    }
    const { cuts, depth } = filling;
    const [x1, x2, y1, y2] = cuts;
    const [ax1, ax2, ay1, ay2] = [across[x1] ?? 0, across[x2] ?? 0, down[y1] ?? 0, down[y2] ?? 0];
    const [restX, restY] = [lessAcross[x] ?? [], lessDown[y] ?? []];
    const part = (px: number, py: number, moveX: number, moveY: number, inner: number) =>
      place(fill(px, py, inner), px, py, left + moveX, top + moveY, laid);
    if (y2 === 0) {
      part(x1, y, 0, 0, depth);
      part(restX[x1] ?? 0, y, ax1, 0, depth);
    } else if (x2 === 0) {
      part(x, y1, 0, 0, depth);
      part(x, restY[y1] ?? 0, 0, ay1, depth);
    } else {
      part(x1, y2, 0, 0, depth - 1);
      part(restX[x1] ?? 0, y1, ax1, 0, depth - 1);
      part(lessAcross[x2]?.[x1] ?? 0, lessDown[y2]?.[y1] ?? 0, ax1, ay1, depth - 1);
      part(x2, restY[y2] ?? 0, 0, ay2, depth - 1);
      part(restX[x2] ?? 0, restY[y1] ?? 0, ax2, ay1, depth - 1);
    }
  }

  return { fillArea, place, isComplete: () => cutsLeft > 0 };
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
