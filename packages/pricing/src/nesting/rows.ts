import { type Frame, gap, type Turn } from './frame.ts';

/** A blank in a row, from the row's upper left corner. */
export type RowPiece = { readonly turn: Turn; readonly x: number; readonly y: number };

/** A row that repeats one blank, or two, every `period` micrometres. */
export type Row = { readonly pieces: readonly RowPiece[]; readonly period: number; readonly depth: number };

/** How many rows of pairs, the closest first, are worth stacking. */
const mostPairs = 3;
/** Moved further than this share of its height, the second blank of a pair might as well be in the next row. */
const mostMove = 0.8;
/** A pair must be that much closer than two blanks side by side. */
const mostPeriod = 1.9;

/** Upright blanks side by side. `beside` is the same blank with the axes exchanged. */
export function plainRow({ width, height }: Frame, beside: Frame, turn: Turn): Row {
  return { pieces: [{ turn, x: 0, y: 0 }], period: Math.max(beside.reach(0, 0, 0), width / 2), depth: height };
}

/**
 * Rows that repeat a pair: the second blank upright or turned, and moved up or down so that the two reach into each
 * other. Only those that are closer than blanks side by side.
 */
export function pairedRows(frame: Frame, beside: Frame): Row[] {
  const single = plainRow(frame, beside, 0).period;
  const rows: Row[] = [];
  for (const turn of [1, 0] as const) {
    const moves = new Set([...beside.shifts(0, turn), ...beside.shifts(turn, 0).map((move) => -move)]);
    for (const move of moves) {
      if (Math.abs(move) > mostMove * frame.height) continue;
      const second = beside.reach(0, turn, move);
      const period = Math.max(second + beside.reach(turn, 0, -move), single);
      // Passing beside each other up or down the sheet: that is no row.
      if (!Number.isFinite(period) || second <= 0 || (turn === 0 && move === 0) || period >= mostPeriod * single)
        continue;
      rows.push({
        pieces: [
          { turn: 0, x: 0, y: Math.max(0, -move) },
          { turn, x: second, y: Math.max(0, move) },
        ],
        period,
        depth: frame.height + Math.abs(move),
      });
    }
  }
  const spread = (row: Row) => row.period * (row.depth + frame.height);
  return rows.sort((a, b) => spread(a) - spread(b)).slice(0, mostPairs);
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

/**
 * How far below a row the next one must start when it is moved to the right by `across`.
 *
 * @param repeats how many repeats to either side are looked at: 0 for rows of one blank
 */
export function rowReach(frame: Frame, upper: Row, lower: Row, across: number, repeats: number): number {
  let most = -Infinity;
  for (const above of upper.pieces) {
    for (const below of lower.pieces) {
      for (let repeat = -repeats; repeat <= repeats; repeat += 1) {
        const off = below.x - above.x + across + repeat * upper.period;
        if (Math.abs(off) >= frame.width + gap.passing) continue;
        most = Math.max(most, above.y - below.y + frame.reach(above.turn, below.turn, off));
      }
    }
  }
  return most;
}

/** Shifts between two rows at which a blank of the lower one just clears one of the upper one, within one period. */
export function rowShifts(frame: Frame, upper: Row, lower: Row): number[] {
  const shifts = new Set<number>();
  for (const above of upper.pieces) {
    for (const below of lower.pieces) {
      for (const across of frame.shifts(above.turn, below.turn)) {
        const shift = (across + above.x - below.x) % upper.period;
        shifts.add(shift < 0 ? shift + upper.period : shift);
      }
    }
  }
  return [...shifts];
}
