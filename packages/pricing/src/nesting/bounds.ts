import type { Row, Turn } from './row.ts';
import { leastsOf, type SingleBounds } from './single-rows.ts';
import type { Skyline } from './skyline.ts';

/**
 * Lower bounds of the distances between two blanks, one above the other. A distance takes hundreds of comparisons, a
 * bound only a look-up in a table. Nearly always the bound is the distance at an offset less than a millimetre away.
 */
export type Bounds = SingleBounds & {
  /**
   * By the turns of the upper and the lower blank: a bound for every cell of the lower one's offsets, starting from
   * `-beyond`.
   */
  readonly tables: readonly [readonly [Float64Array, Float64Array], readonly [Float64Array, Float64Array]];
  /** The least bound within `wide` from an offset. */
  readonly wideTables: Bounds['tables'];
  /**
   * By turn: how far a blank with half the gap around it reaches down and up, in `coarse` cells that begin half a gap
   * aside.
   */
  readonly halves: readonly [Half, Half];
  /** Buffers, overwritten for each row that is averaged. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** For single rows, by their period in `coarse` cells: sums that `thicknessOf` needs. */
  readonly sums: Map<number, Sums>;
};

/** Of all cells of a period: how far a row reaches down from its upper edge, and up. */
type Sums = { readonly lowest: number; readonly highest: number };

type Half = { readonly down: Float64Array; readonly up: Float64Array };

/** Width of a cell, µm. */
const cell = 1000;
/** Offsets are whole micrometres, so with this no cell of one blank ends at the end of another blank's cell. */
const half = 0.5;
/** Width of the cells in which rows are averaged, µm. */
const coarse = 2000;
/** Number of cells that are skipped together where two edges meet. */
const ahead = 16;
/** Width of the ranges of shifts for which common bounds are kept, µm. */
export const wide = 16 * cell;

/**
 * @param lowerEdges as drawn and turned
 * @param upperEdges the same, seen upside down
 */
export function boundsOf(
  { width, height }: { readonly width: number; readonly height: number },
  gap: number,
  lowerEdges: readonly [Skyline, Skyline],
  upperEdges: readonly [Skyline, Skyline],
): Bounds {
  const cells = Math.ceil((width + gap) / cell) + 1;
  const lower = [bordered(lowerEdges[0], cells, gap), bordered(lowerEdges[1], cells, gap)] as const;
  const upper = [covered(upperEdges[0], cells), covered(upperEdges[1], cells)] as const;
  const alike = meeting(lower[0], upper[0], gap);
  const halfOf = (turn: Turn): Half => ({
    down: coarser(bordered(lowerEdges[turn], cells, gap / 2)),
    up: coarser(bordered(upperEdges[turn], cells, gap / 2)),
  });
  const [turned, upright] = [meeting(lower[0], upper[1], gap), meeting(lower[1], upper[0], gap)];
  // Two turned blanks have the same distances as two upright ones.
  const tablesOf = (change: (table: Float64Array) => Float64Array): Bounds['tables'] => {
    const same = change(alike);
    return [
      [same, change(turned)],
      [change(upright), same],
    ];
  };
  return {
    beyond: cells * cell,
    tables: tablesOf((table) => table),
    wideTables: tablesOf(leastWithin),
    halves: [halfOf(0), halfOf(1)],
    low: new Float64Array(cells * 2),
    high: new Float64Array(cells * 2),
    sums: new Map(),
    depth: height,
    leasts: [leastsOf(alike), leastsOf(turned), leastsOf(upright)],
    rows: new Map(),
    gap,
  };
}

/** How far an edge with a border reaches down at least within each cell, starting from the border's first cell. */
function bordered({ from, to, fromY, toY }: Skyline, cells: number, border: number): Float64Array {
  const first = -Math.ceil(border / cell);
  const least = new Float64Array(cells - 2 * first).fill(-Infinity);
  for (let side = 0; side < from.length; side += 1) {
    const [x0, x1, y0, y1] = [from[side] ?? 0, to[side] ?? 0, fromY[side] ?? 0, toY[side] ?? 0];
    const slope = (y1 - y0) / (x1 - x0);
    const down = border / Math.sqrt(1 + slope * slope);
    const aside = -slope * down;
    const reach = (x: number): number => {
      if (x <= x0 - border || x >= x1 + border) return -Infinity;
      if (x < x0 + aside) return y0 + Math.sqrt(border * border - (x - x0) ** 2);
      if (x > x1 + aside) return y1 + Math.sqrt(border * border - (x - x1) ** 2);
      return y0 + down + slope * (x - aside - x0);
    };
    // One side's border is convex, so within a cell its smallest reach is at an end of the cell.
    let before = -Infinity;
    for (let index = Math.ceil((x0 - border) / cell); index * cell < x1 + border; index += 1) {
      const here = reach(index * cell);
      const both = Math.min(before, here);
      const place = index - 1 - first;
      if (both > (least[place] ?? Infinity)) least[place] = both;
      before = here;
    }
  }
  return least;
}

/** Merges pairs of cells, with their average reach. */
function coarser(cells: Float64Array): Float64Array {
  return Float64Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => {
    const [one, other] = [cells[2 * index] ?? -Infinity, cells[2 * index + 1] ?? -Infinity];
    return Math.min(one, other) > -Infinity ? (one + other) / 2 : Math.max(one, other);
  });
}

/** How far an edge reaches down at least within each cell that it covers. */
function covered({ from, to, fromY, toY }: Skyline, cells: number): Float64Array {
  const least = new Float64Array(cells).fill(-Infinity);
  const [left, right] = [(from[0] ?? 0) - half, (to.at(-1) ?? 0) - half];
  for (let index = Math.ceil(left / cell); (index + 1) * cell <= right; index += 1) least[index] = Infinity;
  for (let side = 0; side < from.length; side += 1) {
    const [x0, x1, y0, y1] = [(from[side] ?? 0) - half, (to[side] ?? 0) - half, fromY[side] ?? 0, toY[side] ?? 0];
    const slope = (y1 - y0) / (x1 - x0);
    for (let index = Math.max(0, Math.floor(x0 / cell)); index * cell < x1; index += 1) {
      const [start, end] = [Math.max(x0, index * cell), Math.min(x1, (index + 1) * cell)];
      const low = y0 + Math.min(slope * (start - x0), slope * (end - x0));
      if (low < (least[index] ?? -Infinity)) least[index] = low;
    }
  }
  return least;
}

/** Bounds for every cell of offsets. A cell of the lower blank lies below two neighbouring cells of the upper one. */
function meeting(upper: Float64Array, lower: Float64Array, gap: number): Float64Array {
  const cells = lower.length;
  const most = new Float64Array(2 * cells);
  const [upperAhead, lowerAhead] = [mostWithin(upper, ahead), mostWithin(lower, ahead)];
  let before = -Infinity;
  for (let place = 2 * cells - 1; place >= 0; place -= 1) {
    const offset = place - cells + Math.ceil(gap / cell);
    const last = Math.min(cells, upper.length - offset);
    let reach = -Infinity;
    for (let index = Math.max(0, -offset); index < last; ) {
      const sum = (upper[index + offset] ?? 0) + (lower[index] ?? 0);
      if (sum > reach) reach = sum;
      // Most cells are skipped together, because none of those just ahead reaches further.
      else if ((upperAhead[index + offset] ?? 0) + (lowerAhead[index] ?? 0) <= reach) index += ahead - 1;
      index += 1;
    }
    most[place] = Math.max(reach, before);
    before = reach;
  }
  return most;
}

/** For each cell, the maximum of the `count` cells from it on; `count` is a power of two. */
function mostWithin(cells: Float64Array, count: number): Float64Array {
  const most = Float64Array.from(cells);
  for (let done = 1; done < count; done *= 2) {
    for (let at = 0; at + done < most.length; at += 1) most[at] = Math.max(most[at] ?? 0, most[at + done] ?? 0);
  }
  return most;
}

/** For each cell, the minimum within `wide` from it on. */
function leastWithin(table: Float64Array): Float64Array {
  const cells = wide / cell;
  const most = mostWithin(
    table.map((reach) => -reach),
    cells,
  );
  return table.map((_, at) => {
    const after = at + cells;
    return after < table.length ? -Math.max(most[at] ?? 0, -(table[after] ?? 0)) : -Infinity;
  });
}

/** A lower bound of the distance down the sheet from one blank to another that is moved to the right by `across`. */
export function leastReach({ tables, beyond }: Bounds, upper: Turn, lower: Turn, across: number): number {
  return tables[upper][lower][Math.floor((across + beyond) / cell)] ?? -Infinity;
}

/** A lower bound of the distance from a row down to the next one, by the next row's shift to the right. */
export function leastRowReach(
  { tables, wideTables, beyond }: Bounds,
  upper: Row,
  lower: Row,
  range: 0 | typeof wide = 0,
): (shift: number) => number {
  const { period } = upper;
  // Of each blank of one row and each of the next one, which may meet.
  const [reaches, across, down]: [Float64Array[], number[], number[]] = [[], [], []];
  for (const above of upper.pieces) {
    for (const below of lower.pieces) {
      reaches.push((range ? wideTables : tables)[above.turn][below.turn]);
      across.push(below.x - above.x + beyond);
      down.push(above.y - below.y);
    }
  }
  return (shift) => {
    let most = -Infinity;
    for (let pair = 0; pair < across.length; pair += 1) {
      const table = reaches[pair] as Float64Array;
      const more = down[pair] ?? 0;
      const from = (across[pair] ?? 0) + shift;
      for (let at = from - Math.floor(from / period) * period; at < 2 * beyond; at += period) {
        const reach = (table[Math.floor(at / cell)] ?? 0) + more;
        if (reach > most) most = reach;
      }
    }
    return most;
  };
}

/** `once` is the distance from a row to a turned one, which may be closer if the row after that is further away. */
export type Thickness = { readonly average: number; readonly once: number };

/**
 * A lower bound of the distance between rows of a kind, alike or turned, at any shift: the reach of all their blanks
 * with half the gap around them, averaged over a period. Rounded to cells.
 */
export function thicknessOf(bounds: Bounds, row: Row): Thickness {
  const { period, depth, pieces } = row;
  const count = Math.max(1, Math.floor(period / coarse));
  const isSingle = pieces.length === 1 && pieces[0]?.turn === 0;
  const sums = (isSingle ? bounds.sums.get(count) : undefined) ?? sumsOf(bounds, row, count);
  if (isSingle) bounds.sums.set(count, sums);
  const [down, up] = [(sums.lowest * coarse) / period, (sums.highest * coarse) / period];
  return { average: down + up, once: down + up - Math.abs(down - up - depth) };
}

function sumsOf({ halves, gap, low, high }: Bounds, { pieces, depth }: Row, count: number): Sums {
  // Where this row has no blank, the next row's blank may be as deep as this row.
  low.fill(0, 0, count);
  high.fill(-depth - gap, 0, count);
  for (const { turn, x, y } of pieces) {
    const { down, up } = halves[turn];
    let at = (Math.round(x / coarse) - Math.ceil(gap / 2 / coarse)) % count;
    if (at < 0) at += count;
    for (let index = 0; index < down.length; at = 0) {
      for (const end = Math.min(down.length, index + count - at); index < end; index += 1, at += 1) {
        const lower = (down[index] ?? 0) + y;
        const upper = (up[index] ?? 0) - y;
        if (lower > (low[at] ?? 0)) low[at] = lower;
        if (upper > (high[at] ?? 0)) high[at] = upper;
      }
    }
  }
  let lowest = 0;
  let highest = 0;
  for (let at = 0; at < count; at += 1) {
    lowest += low[at] ?? 0;
    highest += high[at] ?? 0;
  }
  return { lowest, highest };
}
