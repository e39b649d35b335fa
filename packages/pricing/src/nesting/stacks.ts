import { leastRowReach, wide } from './bounds.ts';
import type { Frame } from './frame.ts';
import { countIn, type Lattice, type Size, slantedAt, stackedAt } from './lattice.ts';
import type { Row } from './row.ts';
import { piecesIn, rowShifts, turnedRow } from './rows.ts';
import { type Ranges, singleRowsOf, singleStep } from './single-rows.ts';

/** Distance between the tried shifts of a row, besides shifts at which its steps just clear others, µm. */
const shiftStep = 2000;

/** Rows of one kind, alternating with the same or the turned row. */
export type Stack = {
  readonly rows: readonly [Row, Row];
  /** For each range of shifts, `wide` each, one after the other: `down`, `both` and `slanted`. */
  readonly ranges: Float64Array;
  readonly least: Distances;
  /** The shifts that are worth trying in a range. */
  readonly shiftsIn: (range: number) => readonly number[];
  readonly at: (shift: number) => Distances;
};

/** Lower bounds of distances. */
type Distances = {
  /** From a row to the next one. */
  readonly down: number;
  /** From the next row to the row after it, which is of the first kind. */
  readonly both: number;
  /** From row to row if each is moved by the same shift from the one before; ∞ for turned rows. */
  readonly slanted: number;
};

/** A row stacked with itself, and with the turned one below or above it. */
export function stacksOf(frame: Frame, row: Row): Stack[] {
  const turned = turnedRow(row, frame);
  const both = [stackOf(frame, row, row), stackOf(frame, row, turned)];
  return row.pieces.every(({ turn }) => turn === 0) ? [...both, stackOf(frame, turned, row)] : both;
}

/** The same for a row of one blank: without stacks whose bounds leave no room for more than is known. */
export function* singleStacks(frame: Frame, row: Row, room: Size, known: () => number): Generator<Stack> {
  const { alike, down, up } = singleRowsOf(frame.bounds, row.period);
  const turned = turnedRow(row, frame);
  const mayHold = (ranges: Ranges) => mayHoldMore(ranges, row, frame, room, known());
  if (mayHold(alike)) yield stackOf(frame, row, row);
  if (mayHold(down)) yield stackOf(frame, row, turned);
  if (mayHold(up)) yield stackOf(frame, turned, row);
}

function stackOf(frame: Frame, row: Row, lower: Row): Stack {
  const { bounds, gap } = frame;
  const below = leastRowReach(bounds, row, lower);
  const above = row === lower ? below : leastRowReach(bounds, lower, row);
  const same = (row === lower ? below : leastRowReach(bounds, row, row))(0);
  const ranges = rangesOf(frame, row, lower, same);
  const shifts: number[][] = [];
  return {
    rows: [row, lower],
    ranges,
    least: leastOf(ranges),
    shiftsIn: (range) => (shifts[range] ??= shiftsIn(frame, row, lower, range)),
    at: (shift) => {
      const down = orNone(below(shift));
      let slanted = row === lower ? down : Infinity;
      for (let rows = 2; rows * slanted < row.depth + gap; rows += 1) {
        slanted = Math.max(slanted, below((rows * shift) % row.period) / rows);
      }
      return { down, both: Math.max(down + orNone(above(-shift)), same), slanted };
    },
  };
}

function rangesOf({ bounds, gap }: Frame, row: Row, lower: Row, same: number): Float64Array {
  const below = leastRowReach(bounds, row, lower, wide);
  const above = row === lower ? below : leastRowReach(bounds, lower, row, wide);
  const ranges = new Float64Array(3 * Math.ceil(row.period / wide));
  for (let shift = 0, at = 0; shift < row.period; shift += wide, at += 3) {
    const down = Math.max(1, below(shift));
    const both = Math.max(down + 1, down + above(-shift - wide), same);
    let slanted = Infinity;
    if (row === lower) {
      const nextButOne = 2 * down < row.depth + gap ? Math.min(below(2 * shift), below(2 * shift + wide)) : 0;
      slanted = Math.max(down, nextButOne / 2);
    }
    ranges[at] = down;
    ranges[at + 1] = both;
    ranges[at + 2] = slanted;
  }
  return ranges;
}

function leastOf(ranges: Float64Array): Distances {
  const least = [Infinity, Infinity, Infinity] as [number, number, number];
  for (let at = 0; at < ranges.length; at += 1) {
    const distance = ranges[at] ?? Infinity;
    if (distance < (least[at % 3] ?? 0)) least[at % 3] = distance;
  }
  const [down, both, slanted] = least;
  return { down, both, slanted };
}

function shiftsIn(frame: Frame, row: Row, lower: Row, range: number): number[] {
  const [from, to] = [range * wide, Math.min((range + 1) * wide, row.period)];
  const shifts = rowShifts(frame, row, lower, from, to);
  for (let shift = Math.ceil(from / shiftStep) * shiftStep; shift < to; shift += shiftStep) {
    if (!shifts.includes(shift)) shifts.push(shift);
  }
  return shifts;
}

/** Rows that pass each other can't be stacked. */
const orNone = (reach: number) => (reach > 0 ? reach : Infinity);

/** How many rows fit, by the space below the first one. */
const alternating = (spare: number, down: number, both: number) =>
  1 + 2 * Math.floor(spare / both) + (spare % both >= down ? 1 : 0);
const slanting = (spare: number, slanted: number) => 1 + Math.floor(spare / slanted);

/** A lattice, and how many blanks it holds in an area. */
type Held = { readonly lattice: Lattice; readonly ups: number };

/** Whether rows of one blank at the distances of these ranges may hold more than is known. */
function mayHoldMore({ at, least }: Ranges, row: Row, { width }: Size, room: Size, known: number): boolean {
  const spare = room.height - row.depth;
  const full = piecesIn(row, 0, room.width, width);
  const rows = Math.floor(known / full) + 1;
  const isFit = (down: number, both: number, count: number) =>
    Math.floor((count - 1) / 2) * both + (count % 2 === 0 ? down : 0) <= spare;
  if (!isFit(least.down, least.both, rows) && (rows - 1) * least.slanted > spare) return false;
  // Rows that are moved by more than this hold one blank less, and so do rows that others are moved away from.
  const free = room.width - width - (full - 1) * row.period;
  // So many rows of which every second one holds one less.
  const pairs = Math.floor((known + 1) / (2 * full - 1));
  const rest = known + 1 - pairs * (2 * full - 1);
  const more = full === 1 ? 2 * known + 1 : 2 * pairs + (rest === 0 ? 0 : rest <= full ? 1 : 2);
  for (let range = 0; 3 * range < at.length; range += 1) {
    const [from, to] = [range * singleStep, (range + 1) * singleStep];
    const count = from <= free || row.period - to <= free ? rows : more;
    if (isFit(at[3 * range] ?? 0, at[3 * range + 1] ?? 0, count)) return true;
    if ((rows - 1) * (at[3 * range + 2] ?? 0) <= spare) return true;
  }
  return false;
}

/** The fullest lattice of a stack in an area, on a tie the first one; null if none holds more than is known. */
export function fullestOf(
  { rows: [row, lower], ranges, least, shiftsIn: shiftsWithin, at }: Stack,
  frame: Frame,
  room: Size,
  known: number,
): Held | null {
  const spare = room.height - row.depth;
  const fit = (each: Row, start: number) => piecesIn(each, start, room.width, frame.width);
  // Turned or not, a row that starts at the edge holds equally many blanks.
  const full = fit(row, 0);
  const most = Math.max(alternating(spare, least.down, least.both), slanting(spare, least.slanted));
  if (most * full <= known) return null;
  const held = (rows: number, shift: number) => Math.ceil(rows / 2) * full + Math.floor(rows / 2) * fit(lower, shift);
  // The second row may hold one blank more if it starts a period further left.
  const heldBack = (rows: number, shift: number) =>
    Math.ceil(rows / 2) * fit(row, row.period - shift) + Math.floor(rows / 2) * full;
  // At any shift of a range: the further right a row starts, the fewer blanks fit. This is quicker than computing
  // distances.
  const mostHeld = (rows: number, slants: number, from: number, to: number) =>
    Math.max(slants * full, held(rows, from), heldBack(rows, to));
  let best: Held | null = null;
  let count = known;
  const take = (lattice: Lattice | null) => {
    const ups = lattice ? countIn(lattice, frame, room) : 0;
    if (!lattice || ups <= count) return;
    count = ups;
    best = { lattice, ups };
  };
  for (let range = 0; 3 * range < ranges.length; range += 1) {
    const mostRows = alternating(spare, ranges[3 * range] ?? 0, ranges[3 * range + 1] ?? 0);
    const mostSlants = slanting(spare, ranges[3 * range + 2] ?? 0);
    // No row holds more than one that starts at the edge.
    if (mostRows * full <= count && mostSlants * full <= count) continue;
    if (mostHeld(mostRows, mostSlants, range * wide, (range + 1) * wide) <= count) continue;
    for (const shift of shiftsWithin(range)) {
      if (mostHeld(mostRows, mostSlants, shift, shift) <= count) continue;
      const here = at(shift);
      const rows = alternating(spare, here.down, here.both);
      if (held(rows, shift) > count) take(stackedAt(frame, row, lower, shift));
      if (heldBack(rows, shift) > count) take(stackedAt(frame, row, lower, shift - row.period));
      const slants = slanting(spare, here.slanted);
      if (slants * full <= count) continue;
      let ups = 0;
      for (let index = 0; index < slants; index += 1) ups += fit(row, (index * shift) % row.period);
      if (ups > count) take(slantedAt(frame, row, shift));
    }
  }
  return best;
}
