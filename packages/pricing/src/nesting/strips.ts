/** Width of a strip, µm: narrow, because the bounds of a strip hold for all of it. */
const stripWidth = 1000;

/** What a skyline and the distance kept from it reach within strips of a millimetre; quick bounds for comparisons. */
export type Strips = {
  /** Where the first strip begins. */
  readonly left: number;
  /** No place in the strip where another outline comes to rest is lower than this. */
  readonly lowest: Float64Array;
  /** Every place in the strip where another outline comes to rest is at least as low as this; −∞ beyond the ends. */
  readonly highest: Float64Array;
};

/** Straight sides from left to right, without gaps between them, as far as the strips look at them. */
type Sides = {
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly fromY: Float64Array;
  readonly toY: Float64Array;
};

/** The strips of the lowest edge of an outline (y grows downwards), µm. */
export function stripsOf({ from, to, fromY, toY }: Sides, gap: number): Strips {
  const left = (from[0] ?? 0) - gap;
  const right = (to.at(-1) ?? 0) + gap;
  const count = Math.floor((right - left) / stripWidth) + 1;
  const lowest = new Float64Array(count).fill(-Infinity);
  const highest = new Float64Array(count).fill(Infinity);
  const covered = new Float64Array(count);
  for (let side = 0; side < from.length; side += 1) {
    const [x0, x1, y0, y1] = [from[side] ?? 0, to[side] ?? 0, fromY[side] ?? 0, toY[side] ?? 0];
    const slope = (y1 - y0) / (x1 - x0);
    const lowerEnd = Math.max(y0, y1);
    // One more on each side, because a place between two strips belongs to the other one in the mirror.
    const first = Math.max(0, stripAt(left, x0 - gap) - 1);
    const last = Math.min(count - 1, stripAt(left, x1 + gap) + 1);
    for (let strip = first; strip <= last; strip += 1) {
      const start = left + strip * stripWidth;
      const aside = Math.max(0, x0 - start - stripWidth, start - x1);
      const below = y0 + Math.max(slope * (start - x0), slope * (start + stripWidth - x0));
      const low = Math.min(
        lowerEnd + (aside < gap ? Math.sqrt(gap * gap - aside * aside) : 0),
        below + gap * Math.sqrt(1 + slope * slope),
      );
      if (low > (lowest[strip] ?? 0)) lowest[strip] = low;
    }
    const high = Math.min(y0, y1) + gap;
    for (let strip = stripAt(left, x0); strip <= stripAt(left, x1); strip += 1) {
      if (high < (highest[strip] ?? 0)) highest[strip] = high;
      const start = left + strip * stripWidth;
      covered[strip] = (covered[strip] ?? 0) + Math.min(x1, start + stripWidth) - Math.max(x0, start);
    }
  }
  for (let strip = 0; strip < count; strip += 1) {
    if ((covered[strip] ?? 0) < stripWidth - 1) highest[strip] = -Infinity;
  }
  return { left, lowest, highest };
}

/** Mirrored as `mirroredSkyline` does. */
export function mirroredStrips({ left, lowest, highest }: Strips, width: number, lower: number): Strips {
  const down = (y: number) => y + lower;
  return {
    left: width - left - lowest.length * stripWidth,
    lowest: lowest.map(down).reverse(),
    highest: highest.map(down).reverse(),
  };
}

/** Which strip a place is in; it may be beyond both ends. */
const stripAt = (left: number, x: number): number => Math.floor((x - left) / stripWidth);

/** The value of the strip at a place; −∞ beyond both ends. Reading an array beyond its ends is slow. */
export function valueAt(values: Float64Array, left: number, x: number): number {
  const strip = stripAt(left, x);
  return strip >= 0 && strip < values.length ? (values[strip] ?? 0) : -Infinity;
}
