/**
 * Lower bounds of the distances between rows of one blank, for all periods of a step. Rows are stretched in hundreds of
 * ways, of which many are alike.
 */
export type SingleRows = {
  /** A row below an equal one, below one that is turned against it, and a turned one below that. */
  readonly alike: Ranges;
  readonly down: Ranges;
  readonly up: Ranges;
};

/** Of a blank: what the bounds are made of, and those that were. Lengths in µm. */
export type SingleBounds = {
  /** Blanks that are moved this far to either side don't meet. */
  readonly beyond: number;
  readonly gap: number;
  /** The blank's height. */
  readonly depth: number;
  /** Of the reaches of two upright blanks, of one above a turned one, and of one below. */
  readonly leasts: readonly [Leasts, Leasts, Leasts];
  readonly rows: Map<number, SingleRows>;
};

export type Ranges = {
  /** For each range of shifts, `singleStep` each: `down`, `both` and `slanted`, as in a `Stack`. */
  readonly at: readonly number[];
  readonly least: { readonly down: number; readonly both: number; readonly slanted: number };
};

/** Width of the steps of periods, and of the ranges of shifts, µm. */
export const singleStep = 16_000;
/** In cells of the bounds' tables. */
const cell = 1000;
const step = singleStep / cell;

/** The bounds for rows of this period; computed at the first use of its step. */
export function singleRowsOf(bounds: SingleBounds, period: number): SingleRows {
  const periods = Math.floor(period / singleStep);
  const known = bounds.rows.get(periods);
  if (known) return known;
  const found = rowsOf(bounds, periods);
  bounds.rows.set(periods, found);
  return found;
}

function rowsOf({ leasts, beyond, gap, depth }: SingleBounds, periods: number): SingleRows {
  const middle = beyond / cell;
  const [same, turned, upright] = leasts;
  /**
   * For each range of shifts, the least reach at any of them: at offsets from `first` on, `apart` further for the next
   * range, and with any period of the step further to either side.
   */
  const reaches = (table: Leasts, first: number, apart: number, cells: number): number[] => {
    const found: number[] = [];
    for (let at = 0; at <= periods; at += 1) found.push(-Infinity);
    for (let times = -2; times <= 1; times += 1) {
      // So many periods differ by as many steps.
      const width = cells + Math.abs(times) * step;
      const level = width >= 4 * step ? 2 : width >= 2 * step ? 1 : 0;
      const [least, rest] = [table[level], width - (step << level)];
      let from = first + middle + (times * periods + Math.min(0, times)) * step;
      for (let at = 0; at <= periods; at += 1, from += apart) {
        // Beyond the table blanks don't meet.
        if (from < 0 || from + rest >= least.length) continue;
        const reach = Math.min(least[from] ?? 0, least[from + rest] ?? 0);
        if (reach > (found[at] ?? 0)) found[at] = reach;
      }
    }
    return found;
  };
  const [alike, down, up] = [same, turned, upright].map((table) => reaches(table, 0, step, step)) as [
    number[],
    number[],
    number[],
  ];
  const [alikeBack, downBack, upBack] = [same, turned, upright].map((table) =>
    reaches(table, -step, -step, step + 1),
  ) as [number[], number[], number[]];
  const second = reaches(same, 0, 2 * step, 2 * step);
  const next = alike[0] ?? 0;
  const ranges = (below: readonly number[], above: readonly number[], slanted?: readonly number[]): Ranges => {
    const found: number[] = [];
    const least = { down: Infinity, both: Infinity, slanted: Infinity };
    for (let at = 0; at <= periods; at += 1) {
      const near = Math.max(1, below[at] ?? 0);
      const both = Math.max(near + 1, near + (above[at] ?? 0), next);
      const on = slanted ? Math.max(near, 2 * near < depth + gap ? (slanted[at] ?? 0) / 2 : 0) : Infinity;
      found.push(near, both, on);
      if (near < least.down) least.down = near;
      if (both < least.both) least.both = both;
      if (on < least.slanted) least.slanted = on;
    }
    return { at: found, least };
  };
  return { alike: ranges(alike, alikeBack, second), down: ranges(down, upBack), up: ranges(up, downBack) };
}

/** For one, two and four steps: for each cell of a table, the least of as many from it on. */
export type Leasts = readonly [Float64Array, Float64Array, Float64Array];

export function leastsOf(table: Float64Array): Leasts {
  const twice = (least: Float64Array, width: number) => {
    const wider = new Float64Array(least.length).fill(-Infinity);
    for (let at = 0; at + width < least.length; at += 1) wider[at] = Math.min(least[at] ?? 0, least[at + width] ?? 0);
    return wider;
  };
  let one = table;
  for (let width = 1; width < step; width *= 2) one = twice(one, width);
  const two = twice(one, step);
  return [one, two, twice(two, 2 * step)];
}
