import { scaledBound } from '../stickers/scaled-bound.ts';

/** `proven`: no layout can hold more. `none`: none of the referee’s layouts does. `undecided`: it was cut off. */
export type Verdict = 'proven' | 'none' | 'more' | 'undecided';

/**
 * Whether rectangles fit an area more often than `count` times. Where the bound doesn’t prove it, every cut in two and
 * every one in five blocks is tried, to any depth, at every sum of sides; without the search’s tables, raster points or
 * limits. Whole units, as for `scaledBound`.
 *
 * @param cuts after so many it is given up
 */
export function holdsMore(
  [first, second]: readonly [number, number],
  [width, height]: readonly [number, number],
  count: number,
  cuts: number,
): Verdict {
  const bounds = new Map<string, number>();
  const found = new Map<string, { has: number; hasNot: number }>();
  let left = cuts;

  /** The sums of both sides up to a length, in any order of stickers. */
  const sums = (length: number): number[] => {
    const all = new Set<number>();
    for (let x = 0; x <= length; x += first) for (let y = x; y <= length; y += second) all.add(y);
    return [...all].sort((a, b) => a - b);
  };
  const places = [...new Set([...sums(width), ...sums(height)])].sort((a, b) => a - b);
  const filled = (length: number) => places.findLast((place) => place <= length) ?? 0;
  const known = new Map<number, number>();
  const shortened = (length: number) => {
    const before = known.get(length);
    if (before !== undefined) return before;
    const now = filled(length);
    known.set(length, now);
    return now;
  };
  const keyOf = (w: number, h: number) => (w < h ? `${h} ${w}` : `${w} ${h}`);

  function boundOf(w: number, h: number): number {
    const key = keyOf(w, h);
    const before = bounds.get(key);
    if (before !== undefined) return before;
    const bound = scaledBound(first, second, w, h);
    bounds.set(key, bound);
    return bound;
  }

  /** The most that a region holds, or nothing if that is less than `least`. */
  function mostIn(w: number, h: number, least: number): number | null {
    for (let target = boundOf(w, h); target >= Math.max(least, 0); target -= 1) if (holds(w, h, target)) return target;
    return null;
  }

  function holds(wide: number, high: number, target: number): boolean {
    const [w, h] = [shortened(wide), shortened(high)];
    if (target <= 0) return true;
    if (boundOf(w, h) < target) return false;
    const key = keyOf(w, h);
    const seen = found.get(key) ?? { has: 0, hasNot: Infinity };
    found.set(key, seen);
    if (seen.has >= target) return true;
    if (seen.hasNot <= target) return false;
    const fits = isGrid(w, h, target) || isCutInTwo(w, h, target) || isCutInFive(w, h, target);
    if (fits) seen.has = Math.max(seen.has, target);
    else if (left > 0) seen.hasNot = Math.min(seen.hasNot, target);
    return fits;
  }

  const isGrid = (w: number, h: number, target: number) =>
    Math.floor(w / first) * Math.floor(h / second) >= target ||
    Math.floor(w / second) * Math.floor(h / first) >= target;

  /** Whether the parts hold the target together, tried from their bounds downwards. */
  function together(parts: readonly (readonly [number, number])[], target: number): boolean {
    left -= 1;
    let spare = -target;
    for (const [w, h] of parts) spare += boundOf(shortened(w), shortened(h));
    for (const [w, h] of parts) {
      if (spare < 0) return false;
      const [fw, fh] = [shortened(w), shortened(h)];
      const bound = boundOf(fw, fh);
      const most = mostIn(fw, fh, bound - spare);
      if (most === null) return false;
      spare -= bound - most;
    }
    return spare >= 0;
  }

  const within = (length: number) => places.filter((place) => place > 0 && place < length);

  function isCutInTwo(w: number, h: number, target: number): boolean {
    const across = (x: number) =>
      [
        [x, h],
        [w - x, h],
      ] as const;
    const down = (y: number) =>
      [
        [w, y],
        [w, h - y],
      ] as const;
    return (
      within(w).some((x) => 2 * x <= w && left > 0 && together(across(x), target)) ||
      within(h).some((y) => 2 * y <= h && left > 0 && together(down(y), target))
    );
  }

  function isCutInFive(w: number, h: number, target: number): boolean {
    const [xs, ys] = [within(w), within(h)];
    for (const x1 of xs) {
      for (const x2 of xs) {
        if (x2 <= x1 || x1 + x2 > w) continue;
        for (const y1 of ys) {
          for (const y2 of ys) {
            if (y2 <= y1) continue;
            if (left <= 0) return false;
            const parts = [
              [x1, y2],
              [w - x1, y1],
              [x2 - x1, y2 - y1],
              [x2, h - y2],
              [w - x2, h - y1],
            ] as const;
            if (together(parts, target)) return true;
          }
        }
      }
    }
    return false;
  }

  if (boundOf(width, height) <= count) return 'proven';
  if (holds(width, height, count + 1)) return 'more';
  return left > 0 ? 'none' : 'undecided';
}
