import { leastRowReach, thicknessOf, wide } from './bounds.ts';
import type { Frame } from './frame.ts';
import type { Lattice, Size } from './lattice.ts';
import type { FreeRow, Row, Turn } from './row.ts';
import { plainRow, rowReach, turnedRow } from './rows.ts';

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
  const both = [row, turnedRow(row, frame)] as const;
  const step = Math.max(startStep, Math.ceil(free / maxStarts / startStep) * startStep);
  const starts = Math.floor(free / step) + 1;
  // Common bounds of a range of starts are few, and nearly always enough to see that the rows don't fit.
  if (leastOf(tablesOf(frame, both, Math.ceil(free / wide) + 1, wide), rows) > spare) return null;
  const tables = tablesOf(frame, both, starts, step);
  if (leastOf(tables, rows) > spare) return null;
  for (let refined = 0; refined < maxRefined; refined += 1) {
    const path = shortest(tables, starts, rows, spare);
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

/** For both turns of a row and of the next one, the least distance by the next row's start less this row's. */
type Tables = readonly [readonly [Float64Array, Float64Array], readonly [Float64Array, Float64Array]];

function tablesOf({ bounds }: Frame, both: readonly [Row, Row], starts: number, step: number): Tables {
  const table = (upper: Turn, lower: Turn) => {
    const least = leastRowReach(bounds, both[upper], both[lower], step === wide ? wide : 0);
    return Float64Array.from({ length: 2 * starts - 1 }, (_, at) => {
      const distance = least((at - starts + 1) * step);
      return distance > 0 ? distance : Infinity;
    });
  };
  return [
    [table(0, 0), table(0, 1)],
    [table(1, 0), table(1, 1)],
  ];
}

/** A lower bound of the height of so many rows, less one row’s depth. */
function leastOf([[alike, down], [up, other]]: Tables, rows: number): number {
  const least = (table: Float64Array) => table.reduce((most, each) => Math.min(most, each), Infinity);
  const [same, one, back] = [Math.min(least(alike), least(other)), least(down), least(up)];
  const pairs = (one + back) / 2;
  return same <= pairs ? (rows - 1) * same - Math.abs(one - back) : (rows - 1) * pairs - Math.abs(one - back) / 2;
}

/** The turn and the start of each row so that the rows take least height; null if that is more than there is. */
function shortest(tables: Tables, starts: number, rows: number, spare: number): number[] | null {
  const states = 2 * starts;
  let height = new Float64Array(states);
  const from: Int32Array[] = [];
  for (let row = 1; row < rows; row += 1) {
    const next = new Float64Array(states).fill(Infinity);
    const before = new Int32Array(states).fill(-1);
    const most = spare - Math.max(0, leastOf(tables, rows - row + 1));
    for (let state = 0; state < states; state += 1) {
      const here = height[state] ?? Infinity;
      if (here > most) continue;
      const [turn, start] = state < starts ? ([0, state] as const) : ([1, state - starts] as const);
      for (const lower of [0, 1] as const) {
        const table = tables[turn][lower];
        const [first, offset] = [lower * starts, starts - 1 - start];
        for (let to = 0; to < starts; to += 1) {
          const reached = here + (table[to + offset] ?? Infinity);
          if (reached < (next[first + to] ?? 0)) {
            next[first + to] = reached;
            before[first + to] = state;
          }
        }
      }
    }
    from.push(before);
    height = next;
  }
  let last = 0;
  for (let state = 1; state < states; state += 1) if ((height[state] ?? 0) < (height[last] ?? 0)) last = state;
  if ((height[last] ?? Infinity) > spare) return null;
  const path = [last];
  for (const before of from.toReversed()) path.unshift(before[path[0] ?? 0] ?? 0);
  return path;
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
