import { leastReach } from './bounds.ts';
import type { Frame } from './frame.ts';
import type { Row, RowPiece, Turn } from './row.ts';

/** Distance between the tried moves of the second blank of a pair, µm. */
const moveStep = 2000;
/** The second blank is moved by at most this share of its height; further, it would be in the next row. */
const maxMove = 0.9;
/** Maximum period of a pair in blank widths; two blanks side by side need 2. */
const maxPeriod = 1.9;

/** A row may be loosened up to this multiple of its minimum period. */
const maxLooseness = 1.25;
/** How many loose rows, the closest first, are worth stacking. */
const maxLooseRows = 16;

/** Shares of the room in a row by which it is stretched: more of them in rows of few blanks, where one more is much. */
const stretches = [1, 0.75, 0.5];
const fineStretches = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
const fewInRow = 3;

/** Upright blanks side by side. `beside` is the same blank with the axes exchanged. */
export function plainRow({ width, height }: Frame, beside: Frame, turn: Turn): Row {
  return { pieces: [{ turn, x: 0, y: 0 }], period: Math.max(beside.reach(0, 0, 0), width / 2), depth: height };
}

/** A second blank beside the first one: its turn, and by how much it is moved down, µm. */
export type Pair = { readonly turn: Turn; readonly move: number };

/** Every pair worth trying: moved in small steps, and moved so that their own steps just clear each other. */
export function pairsOf(frame: Frame, beside: Frame): Pair[] {
  return ([1, 0] as const).flatMap((turn) => {
    const moves = new Set(beside.shifts(0, turn));
    for (const move of beside.shifts(turn, 0)) moves.add(-move);
    for (let move = 0; move <= maxMove * frame.height; move += moveStep) moves.add(move).add(-move);
    return [...moves].map((move): Pair => ({ turn, move }));
  });
}

/**
 * The row of a pair, if it is closer than blanks side by side.
 *
 * @param single the period of blanks side by side
 * @param reach the distance of two blanks side by side by the second one's move down, or a lower bound of it
 */
export function pairRow(
  { height }: Frame,
  single: number,
  { turn, move }: Pair,
  reach: (first: Turn, second: Turn, move: number) => number,
): Row | null {
  if (Math.abs(move) > maxMove * height || (turn === 0 && move === 0)) return null;
  const second = reach(0, turn, move);
  // Otherwise the blanks pass each other vertically, which isn't a row.
  if (!(second > 0)) return null;
  const period = Math.max(second + reach(turn, 0, -move), single);
  if (period >= maxPeriod * single) return null;
  const pieces = [
    { turn: 0, x: 0, y: Math.max(0, -move) },
    { turn, x: second, y: Math.max(0, move) },
  ] as const;
  return { pieces, period, depth: height + Math.abs(move) };
}

/**
 * A row with wider gaps, so that a blank of the next row fits between two of this row and, at some shift, just clears
 * both. Only the closest rows.
 */
export function looseRows({ shifts, bounds, width, gap }: Frame, row: Row): Row[] {
  const loose = ([0, 1] as const).flatMap((turn) => {
    const reaches = shifts(0, turn)
      .map((shift) => ({ shift, reach: leastReach(bounds, 0, turn, shift) }))
      .filter(({ shift, reach }) => shift !== 0 && reach > 0);
    // There are tens of thousands of pairs, so only the closest ones are kept.
    const closest: { period: number; spread: number }[] = [];
    for (const right of reaches) {
      for (const left of reaches) {
        const period = right.shift - left.shift;
        if (period <= row.period || period > maxLooseness * row.period) continue;
        const spread = period * Math.max(right.reach, left.reach);
        const place = closest.findIndex((other) => spread < other.spread);
        if (place < 0 && closest.length === maxLooseRows) continue;
        closest.splice(place < 0 ? closest.length : place, 0, { period, spread });
        if (closest.length > maxLooseRows) closest.pop();
      }
    }
    return closest;
  });
  // With one blank in a row, the next row may be moved to either side.
  const periods = new Set([...loose.map(({ period }) => period), 2 * (width + gap)]);
  return [...periods].map((period) => ({ ...row, period }));
}

/**
 * Single rows that are stretched towards the width of an area: either all rows are as long as it is, or by turns one row
 * begins half a period later.
 */
export function stretchedRows(frame: Frame, beside: Frame, width: number): Row[] {
  const row = plainRow(frame, beside, 0);
  const spare = width - frame.width;
  const most = Math.floor(spare / row.period);
  const shares = most < fewInRow ? fineStretches : stretches;
  return [most, most - 0.5, most - 1].flatMap((periods): Row[] => {
    const wider = spare / periods - row.period;
    return periods > 0 && wider >= 1
      ? shares.map((share) => ({ ...row, period: Math.floor(row.period + wider * share) }))
      : [];
  });
}

/** The same row turned by 180°. */
export function turnedRow({ pieces, period, depth }: Row, { width, height }: Frame): Row {
  const right = Math.max(...pieces.map(({ x }) => x + width));
  const turned = pieces.map(
    ({ turn, x, y }): RowPiece => ({ turn: turn === 0 ? 1 : 0, x: right - width - x, y: depth - height - y }),
  );
  return { pieces: turned.sort((a, b) => a.x - b.x), period, depth };
}

/** How many blanks of a row that starts at `start` fit a width. */
export function piecesIn(row: Row, start: number, room: number, blankWidth: number): number {
  let count = 0;
  for (const { x } of row.pieces) {
    const left = room - start - blankWidth - x;
    if (left >= 0) count += Math.floor(left / row.period) + 1;
  }
  return count;
}

/** How far below a row the next one must start when it is moved to the right by `across`. */
export function rowReach({ width, gap, reach }: Frame, upper: Row, lower: Row, across: number): number {
  const far = width + gap;
  let most = -Infinity;
  for (const above of upper.pieces) {
    for (const below of lower.pieces) {
      const from = below.x - above.x + across + far;
      for (let off = from - Math.floor(from / upper.period) * upper.period - far; off < far; off += upper.period) {
        most = Math.max(most, above.y - below.y + reach(above.turn, below.turn, off));
      }
    }
  }
  return most;
}

/**
 * Shifts between two rows at which a blank of the lower one just clears one of the upper one: those from `from` up to,
 * but not including, `to`, within one period.
 */
export function rowShifts(frame: Frame, upper: Row, lower: Row, from: number, to: number): number[] {
  const shifts: number[] = [];
  for (const above of upper.pieces) {
    for (const below of lower.pieces) {
      for (const across of frame.shifts(above.turn, below.turn)) {
        const rest = (across + above.x - below.x) % upper.period;
        const shift = rest < 0 ? rest + upper.period : rest;
        if (shift >= from && shift < to && !shifts.includes(shift)) shifts.push(shift);
      }
    }
  }
  return shifts;
}
