/** A rectangle in an area: its upper left corner, and whether its first side runs down instead of across. */
export type LaidRectangle = { readonly x: number; readonly y: number; readonly turned: boolean };

type Region = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A block of rectangles in one orientation, along the left or upper edge of a region, and the remaining region. */
type Strip = {
  readonly across: number;
  readonly down: number;
  readonly wide: number;
  readonly high: number;
  readonly rest: Region;
};

/** Maximum number of strips before the rest becomes a grid. */
const maxStrips = 2;

/**
 * Packs equal rectangles into an area in both orientations: a strip along one edge, a second one in the remaining
 * region, and a grid in the rest. All such layouts are tried, and each also fits any smaller rectangle, so a larger one
 * never fits more often.
 *
 * @param first,second sides of a rectangle including the gap to the next one, whole units
 * @param width,height the area plus one gap, whole units
 */
export function layInStrips(first: number, second: number, width: number, height: number): LaidRectangle[] {
  if (!(first > 0 && second > 0)) throw new RangeError('A rectangle has no size');
  const laid: LaidRectangle[] = [];
  let region: Region = { left: 0, top: 0, width, height };
  for (let strips = maxStrips; ; strips -= 1) {
    const strip = bestStrip(first, second, region, strips);
    if (!strip) return laid;
    laid.push(...placesIn(strip, region, strip.wide !== first));
    region = strip.rest;
  }
}

/** The best first strip if up to `strips` strips and a grid are allowed; null if nothing fits. */
function bestStrip(first: number, second: number, region: Region, strips: number): Strip | null {
  let [best, most]: [Strip | null, number] = [null, 0];
  for (const strip of stripsIn(first, second, region)) {
    const { width, height } = strip.rest;
    const count = strip.across * strip.down + (strips > 0 ? maxIn(first, second, width, height, strips - 1) : 0);
    if (count > most) [best, most] = [strip, count];
  }
  return best;
}

function maxIn(first: number, second: number, width: number, height: number, strips: number): number {
  const upright = Math.floor(width / first) * Math.floor(height / second);
  let most = Math.max(upright, Math.floor(width / second) * Math.floor(height / first));
  if (strips === 0 || most === 0) return most;
  for (const [wide, high] of [
    [first, second],
    [second, first],
  ] as const) {
    const [across, down] = [Math.floor(width / wide), Math.floor(height / high)];
    for (let columns = 1; columns <= across; columns += 1) {
      const beside = maxIn(first, second, width - columns * wide, height, strips - 1);
      most = Math.max(most, columns * down + beside);
    }
    for (let rows = 1; rows <= down; rows += 1) {
      most = Math.max(most, rows * across + maxIn(first, second, width, height - rows * high, strips - 1));
    }
  }
  return most;
}

/** Every strip, the whole grids first. */
function stripsIn(first: number, second: number, { left, top, width, height }: Region): Strip[] {
  const ways =
    first === second
      ? [[first, second] as const]
      : ([
          [first, second],
          [second, first],
        ] as const);
  return ways.flatMap(([wide, high]): Strip[] => {
    const [across, down] = [Math.floor(width / wide), Math.floor(height / high)];
    if (across === 0 || down === 0) return [];
    const beside = (columns: number): Strip => {
      const rest = { left: left + columns * wide, top, width: width - columns * wide, height };
      return { across: columns, down, wide, high, rest };
    };
    const below = (rows: number): Strip => {
      const rest = { left, top: top + rows * high, width, height: height - rows * high };
      return { across, down: rows, wide, high, rest };
    };
    return [
      ...Array.from({ length: across }, (_, index) => beside(across - index)),
      ...Array.from({ length: down }, (_, index) => below(down - index)),
    ];
  });
}

function placesIn({ across, down, wide, high }: Strip, { left, top }: Region, turned: boolean): LaidRectangle[] {
  return Array.from({ length: across * down }, (_, index) => ({
    x: left + (index % across) * wide,
    y: top + Math.floor(index / across) * high,
    turned,
  }));
}
