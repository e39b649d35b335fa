import { leastRowReach, thicknessOf, wide } from './bounds.ts';
import type { Frame } from './frame.ts';
import {
  boundsOfGroups,
  boundsOfRanges,
  type Grouped,
  grouped,
  type HeightsLeft,
  heightByTwos,
  heightsLeft,
  type Tables,
  tolerance,
} from './free-row-bounds.ts';
import type { Lattice, Size } from './lattice.ts';
import type { FreeRow, Row, Turn } from './row.ts';
import { plainRow, rowReach, turnedRow } from './rows.ts';
import { singleRowsOf, singleStep } from './single-rows.ts';

/** How finely free rows are tried. */
export type Fineness = {
  /** Distance between the tried starts of a row, whole µm; more if there is much room for them. */
  readonly startStep: number;
  readonly maxStarts: number;
  /** Parts into which the room that is left in a row is divided, between the gaps of its blanks and its start. */
  readonly stretches: number;
};

const usual: Fineness = { startStep: 1000, maxStarts: 80, stretches: 4 };
/** Areas are summed up in cells, which can make them too large, by at most this factor. */
const rounding = 0.985;
/** How often bounds of distances are replaced by distances, before a way is given up. */
const maxRefined = 24;

/**
 * Rows of equally many blanks, each upright or turned, and each starting anywhere within the room that the rows leave at
 * their ends: so lids interlock although the next rows back to back need another shift. The rows are stretched, too, by
 * quarters of that room. Null if none of these holds more than is known.
 */
export function freeRows(
  frame: Frame,
  beside: Frame,
  room: Size,
  known: number,
  fineness: Fineness = usual,
): { readonly lattice: Lattice; readonly ups: number } | null {
  const single = plainRow(frame, beside, 0);
  const spare = room.width - frame.width;
  if (spare < 0 || frame.height > room.height) return null;
  const most = Math.floor(spare / single.period) + 1;
  let best: { readonly lattice: Lattice; readonly ups: number } | null = null;
  let count = known;
  for (const perRow of [most, most - 1]) {
    if (perRow < 1) continue;
    const left = spare - (perRow - 1) * single.period;
    for (let part = 0; part <= fineness.stretches; part += 1) {
      const wider = perRow > 1 ? Math.floor((left * part) / fineness.stretches / (perRow - 1)) : 0;
      if (perRow === 1 && part > 0) break;
      const period = perRow > 1 ? single.period + wider : 2 * (room.width + frame.gap);
      const row = { ...single, period };
      const free = perRow > 1 ? left - wider * (perRow - 1) : spare;
      for (;;) {
        const rows = Math.floor(count / perRow) + 1;
        const laid = rowsWithin(frame, row, { free, ...fineness }, rows, room.height);
        if (!laid) break;
        count = rows * perRow;
        const turned = turnedRow(row, frame);
        best = {
          ups: count,
          lattice: { rows: [row, turned], shift: 0, slanted: false, pitches: [room.height, room.height], each: laid },
        };
      }
    }
  }
  return best;
}

/** So many rows within a height; null if they don't fit. */
function rowsWithin(
  frame: Frame,
  row: Row,
  { free, startStep, maxStarts }: Fineness & { readonly free: number },
  rows: number,
  height: number,
): readonly FreeRow[] | null {
  const spare = height - frame.height;
  if (rows < 2 || !mayFit(frame, row, rows, spare)) return null;
  if (isTooHigh(frame, row, free, rows, spare)) return null;
  const both = [row, turnedRow(row, frame)] as const;
  const step = Math.max(startStep, Math.ceil(free / maxStarts / startStep) * startStep);
  const starts = Math.floor(free / step) + 1;
  // Common bounds of a range of starts are few, and nearly always enough to see that the rows don't fit.
  const ranges = Math.ceil(free / wide) + 1;
  const common = tablesOf(frame, both, ranges, wide);
  if (leastOf(common, rows) > spare || !heightsLeft(boundsOfRanges(common, ranges), rows, spare)) return null;
  const tables = tablesOf(frame, both, starts, step);
  if (Math.max(leastOf(tables, rows), leastHeight(tables, rows)) > spare) return null;
  const groups = boundsOfGroups(tables, starts);
  const left = heightsLeft(groups, rows, spare);
  if (!left || heightByTwos(groups, rows) > spare + tolerance) return null;
  for (let refined = 0; refined < maxRefined; refined += 1) {
    const path = shortest(tables, starts, { rows, spare, groups, left });
    if (!path) return null;
    const { laid, hasLearnt } = laidExactly(frame, both, path, step, tables, starts);
    if ((laid.at(-1)?.y ?? Infinity) <= spare) return laid;
    if (!hasLearnt) return null;
  }
  return null;
}

/** Whether the area of so many rows leaves room for them. Blanks that are far apart don't share any. */
function mayFit({ bounds }: Frame, row: Row, rows: number, spare: number): boolean {
  if (row.period > bounds.beyond) return true;
  const { average, once } = thicknessOf(bounds, row);
  return rounding * ((rows - 2) * average + once) <= spare;
}

/** Whether so many rows can't be close enough, by bounds that rows of nearly the same period share. */
function isTooHigh({ bounds }: Frame, row: Row, free: number, rows: number, spare: number): boolean {
  // Blanks so far apart may pass each other.
  if (row.period > 2 * bounds.beyond) return false;
  const { alike, down, up } = singleRowsOf(bounds, row.period);
  const least = [alike, down, up].map(({ at }) => leastWithin(at, row.period, free));
  return heightOf(least as [number, number, number], rows) > spare;
}

/** The least reach to a row that is moved by at most `free` to either side. */
function leastWithin(at: readonly number[], period: number, free: number): number {
  let least = Infinity;
  for (let range = 0; 3 * range < at.length; range += 1) {
    const isNear = range * singleStep <= free || (range + 1) * singleStep >= period - free;
    if (isNear && (at[3 * range] ?? 0) < least) least = at[3 * range] ?? 0;
  }
  return least;
}

/**
 * A lower bound of the height of so many rows, less one row's depth, by the least distances of rows that are alike, and
 * of turned ones below and above. Of three rows, two are alike.
 */
function heightOf([alike, down, up]: readonly [number, number, number], rows: number): number {
  const once = Math.min(alike, down, up);
  const twice = Math.max(alike, Math.min(2 * alike, alike + down, alike + up, down + up));
  return Math.floor((rows - 1) / 2) * twice + ((rows - 1) % 2) * once;
}

function tablesOf({ bounds }: Frame, both: readonly [Row, Row], starts: number, step: number): Tables {
  const table = (upper: Turn, lower: Turn) => {
    const least = leastRowReach(bounds, both[upper], both[lower], step === wide ? wide : 0);
    const distances = new Float64Array(2 * starts - 1);
    for (let at = 0; at < distances.length; at += 1) {
      const distance = least((at - starts + 1) * step);
      distances[at] = distance > 0 ? distance : Infinity;
    }
    return distances;
  };
  return [
    [table(0, 0), table(0, 1)],
    [table(1, 0), table(1, 1)],
  ];
}

function leastHeight([[alike, down], [up, other]]: Tables, rows: number): number {
  const least = (table: Float64Array) => table.reduce((most, each) => Math.min(most, each), Infinity);
  return heightOf([Math.min(least(alike), least(other)), least(down), least(up)], rows);
}

/** A lower bound of the height of so many rows, less one row’s depth. */
function leastOf([[alike, down], [up, other]]: Tables, rows: number): number {
  const least = (table: Float64Array) => table.reduce((most, each) => Math.min(most, each), Infinity);
  const [same, one, back] = [Math.min(least(alike), least(other)), least(down), least(up)];
  const pairs = (one + back) / 2;
  return same <= pairs ? (rows - 1) * same - Math.abs(one - back) : (rows - 1) * pairs - Math.abs(one - back) / 2;
}

/** The turn and the start of each row so that the rows take least height; null if that is more than there is. */
function shortest(
  tables: Tables,
  starts: number,
  {
    rows,
    spare,
    groups,
    left,
  }: { readonly rows: number; readonly spare: number; readonly groups: Grouped; readonly left: HeightsLeft },
): number[] | null {
  const states = 2 * starts;
  const { count, least } = groups;
  // No way that takes more is the best one.
  const limit = Math.min(spare, quickHeight(tables, starts, { rows, groups, left })) + tolerance;
  let height = new Float64Array(states);
  let next = new Float64Array(states);
  const from: Int32Array[] = [];
  for (let row = 1; row < rows; row += 1) {
    next.fill(Infinity);
    const before = new Int32Array(states).fill(-1);
    const [most, after] = [left[rows - row], left[rows - row - 1]];
    for (let state = 0; state < states; state += 1) {
      const here = height[state] ?? Infinity;
      const [turn, start] = state < starts ? ([0, state] as const) : ([1, state - starts] as const);
      const group = Math.floor(start / grouped);
      if (here + (most?.[turn * count + group] ?? 0) > limit) continue;
      for (const lower of [0, 1] as const) {
        const table = tables[turn][lower];
        const [first, offset] = [lower * starts, starts - 1 - start];
        for (let other = 0; other < count; other += 1) {
          const apart = least[turn][lower][other - group + count - 1] ?? 0;
          if (here + apart + (after?.[lower * count + other] ?? 0) > limit) continue;
          const end = Math.min(starts, (other + 1) * grouped);
          for (let to = other * grouped; to < end; to += 1) {
            const reached = here + (table[to + offset] ?? Infinity);
            if (reached < (next[first + to] ?? 0)) {
              next[first + to] = reached;
              before[first + to] = state;
            }
          }
        }
      }
    }
    from.push(before);
    [height, next] = [next, height];
  }
  let last = 0;
  for (let state = 1; state < states; state += 1) if ((height[state] ?? 0) < (height[last] ?? 0)) last = state;
  if ((height[last] ?? Infinity) > spare) return null;
  const path = [last];
  for (const before of from.toReversed()) path.unshift(before[path[0] ?? 0] ?? 0);
  return path;
}

/** The height of one way for so many rows that is found quickly, from one row to the next. */
function quickHeight(
  tables: Tables,
  starts: number,
  { rows, groups: { count }, left }: { readonly rows: number; readonly groups: Grouped; readonly left: HeightsLeft },
): number {
  const all = left[rows - 1] ?? new Float64Array(0);
  const group = all.indexOf(Math.min(...all));
  let turn: Turn = group < count ? 0 : 1;
  let start = Math.min(starts - 1, (group - turn * count) * grouped + grouped / 2);
  let height = 0;
  for (let row = 1; row < rows; row += 1) {
    const after = left[rows - row - 1] ?? all;
    let [best, apart, at] = [Infinity, Infinity, 0];
    for (const lower of [0, 1] as const) {
      const table = tables[turn][lower];
      for (let to = 0; to < starts; to += 1) {
        const here = table[to + starts - 1 - start] ?? Infinity;
        const whole = here + (after[lower * count + Math.floor(to / grouped)] ?? 0);
        if (whole < best) [best, apart, at] = [whole, here, lower * starts + to];
      }
    }
    height += apart;
    turn = at < starts ? 0 : 1;
    start = at - turn * starts;
  }
  return height;
}

/**
 * The rows at their exact distances, each below all rows before it. Where a distance is more than its bound, the tables
 * get it.
 */
function laidExactly(
  frame: Frame,
  both: readonly [Row, Row],
  path: readonly number[],
  step: number,
  tables: Tables,
  starts: number,
): { readonly laid: readonly FreeRow[]; readonly hasLearnt: boolean } {
  const laid: FreeRow[] = [];
  let hasLearnt = false;
  for (const state of path) {
    const turn: Turn = state < starts ? 0 : 1;
    const start = (state - turn * starts) * step;
    let y = 0;
    for (const [index, above] of laid.entries()) {
      const apart = rowReach(frame, both[above.turn], both[turn], start - above.start);
      y = Math.max(y, above.y + apart);
      if (index < laid.length - 1) continue;
      const place = (start - above.start) / step + starts - 1;
      const table = tables[above.turn][turn];
      const known = table[place] ?? 0;
      table[place] = apart > 0 ? Math.max(apart, known) : Infinity;
      hasLearnt ||= (table[place] ?? 0) > known;
    }
    laid.push({ turn, start, y });
  }
  return { laid, hasLearnt };
}
