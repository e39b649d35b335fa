import type { Frame, Turn } from './frame.ts';

/** A blank in a row, from the row's upper left corner. */
export type RowPiece = { readonly turn: Turn; readonly x: number; readonly y: number };

/** A row that repeats one blank, or two, every `period` micrometres. */
export type Row = { readonly pieces: readonly RowPiece[]; readonly period: number; readonly depth: number };

/** How many rows of pairs, the closest first, are worth stacking. */
const maxPairs = 3;
/**
 * The second blank of a pair may be moved by at most this share of its height; further, it would be in the next row.
 */
const maxMove = 0.8;
/**
 * The second blank of the closest pairs is also tried this far above and below, µm, where that costs no width: rows of
 * such zigzags may come closer. Only for outlines of few corners, because each takes as long as a pair.
 */
const zigzags = [-6000, -3000, 3000, 6000];
const mostZigzagCorners = 160;
/** Between the moves that are tried where a sheet has room for more than was found, µm. */
const sweepStep = 3000;
/** Maximum period of a pair in blank widths; two blanks side by side need 2. */
const maxPeriod = 1.9;

/** A row may be loosened up to this multiple of its minimum period. */
const maxLooseness = 1.25;
/** A gap that is too narrow by up to this much (µm) may still do, because flaps taper. */
const maxSqueeze = 3000;
/** How many loose rows, the closest first, are worth stacking. */
const maxLooseRows = 16;

/** Upright blanks side by side. `beside` is the same blank with the axes exchanged. */
export function plainRow({ width, height }: Frame, beside: Frame, turn: Turn): Row {
  return { pieces: [{ turn, x: 0, y: 0 }], period: Math.max(beside.reach(0, 0, 0), width / 2), depth: height };
}

/** Rows of pairs: the second blank upright or turned, and moved up or down so that the two interlock. */
export type Pairs = {
  /** Those whose steps just clear each other. */
  readonly clearing: readonly Row[];
  /** The closest of these, and the same moved a little, which are worth stacking on any sheet. */
  readonly closest: readonly Row[];
  /** All moves in small steps, computed at the first use. */
  readonly swept: () => readonly Row[];
  /** The second blank moved by this much, up and down. */
  readonly movedBy: (move: number) => readonly Row[];
};

/** Only pairs that are closer than blanks side by side. */
export function pairsOf(frame: Frame, beside: Frame): Pairs {
  const single = plainRow(frame, beside, 0).period;
  const rowsAt = (turn: Turn, moves: Iterable<number>): Row[] =>
    [...moves].flatMap((move): Row[] => {
      if (Math.abs(move) > maxMove * frame.height || (turn === 0 && move === 0)) return [];
      const second = beside.reach(0, turn, move);
      // The blanks pass each other vertically, which isn't a row.
      if (!Number.isFinite(second) || second <= 0) return [];
      const period = Math.max(second + beside.reach(turn, 0, -move), single);
      if (!Number.isFinite(period) || period >= maxPeriod * single) return [];
      const pieces = [
        { turn: 0, x: 0, y: Math.max(0, -move) },
        { turn, x: second, y: Math.max(0, move) },
      ] as const;
      return [{ pieces, period, depth: frame.height + Math.abs(move) }];
    });
  const clearing = ([1, 0] as const).flatMap((turn) =>
    rowsAt(turn, new Set([...beside.shifts(0, turn), ...beside.shifts(turn, 0).map((move) => -move)])),
  );
  const spread = (row: Row) => row.period * (row.depth + frame.height);
  const closest = clearing.toSorted((a, b) => spread(a) - spread(b)).slice(0, maxPairs);
  const moved = closest.flatMap((pair) => {
    const [, second] = pair.pieces;
    const move = (second?.y ?? 0) - (pair.pieces[0]?.y ?? 0);
    const nearby = zigzags.map((by) => move + by);
    return second ? rowsAt(second.turn, nearby).filter(({ period }) => period <= pair.period) : [];
  });
  let swept: Row[] | undefined;
  return {
    clearing,
    closest: frame.corners + beside.corners > mostZigzagCorners ? closest : [...closest, ...moved],
    swept: () => {
      swept ??= ([1, 0] as const).flatMap((turn) => rowsAt(turn, steps(maxMove * frame.height)));
      return swept;
    },
    movedBy: (move) => ([1, 0] as const).flatMap((turn) => rowsAt(turn, [move, -move])),
  };
}

/** Up and down from 0 by `sweepStep`. */
function* steps(most: number): Generator<number> {
  yield 0;
  for (let move = sweepStep; move <= most; move += sweepStep) {
    yield move;
    yield -move;
  }
}

/**
 * The same row with wider gaps, so that the blanks of the next row fit between two of this row: moved by `shift`, one
 * just clears its left and right neighbours. Only the closest rows.
 *
 * @param turn of the blanks in the next row
 */
export function looseRows(frame: Frame, row: Row, turn: Turn): { readonly row: Row; readonly shift: number }[] {
  const loose: { period: number; shift: number; spread: number }[] = [];
  const reaches = frame
    .shifts(0, turn)
    .flatMap((shift) => (shift === 0 ? [] : [{ shift, reach: frame.reach(0, turn, shift) }]))
    .filter(({ reach }) => reach > 0);
  for (const right of reaches) {
    for (const left of reaches) {
      const period = right.shift - left.shift;
      if (period <= row.period || period > maxLooseness * row.period) continue;
      const reach = Math.max(right.reach, left.reach);
      loose.push({ period, shift: right.shift, spread: period * reach });
      const narrow = period - row.period;
      if (narrow > maxSqueeze) continue;
      loose.push({ period: row.period, shift: right.shift - Math.round(narrow / 2), spread: row.period * reach });
    }
  }
  return loose
    .sort((a, b) => a.spread - b.spread)
    .slice(0, maxLooseRows)
    .map(({ period, shift }) => ({ row: { ...row, period }, shift }));
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
 * @param limit distances from here on don't matter; then any distance of at least the limit is returned
 */
export function rowReach(
  frame: Frame,
  upper: Row,
  lower: Row,
  across: number,
  repeats: number,
  limit = Infinity,
): number {
  let most = -Infinity;
  // The nearest first, because they usually determine the result.
  for (let step = 0; step <= 2 * repeats; step += 1) {
    const repeat = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    for (const above of upper.pieces) {
      for (const below of lower.pieces) {
        const off = below.x - above.x + across + repeat * upper.period;
        if (Math.abs(off) >= frame.width + frame.gap) continue;
        // No two blanks need more than the height of one between their upper edges, and the gap.
        if (above.y - below.y + frame.height + frame.gap <= most) continue;
        most = Math.max(most, above.y - below.y + frame.reach(above.turn, below.turn, off));
        if (most >= limit) return most;
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
