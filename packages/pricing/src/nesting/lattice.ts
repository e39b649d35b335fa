import { type Frame, gap } from './frame.ts';
import {
  looseRows,
  pairedRows,
  piecesIn,
  plainRow,
  type Row,
  type RowPiece,
  rowReach,
  rowShifts,
  turnedRow,
} from './rows.ts';

/** In micrometres. */
export type Size = { readonly width: number; readonly height: number };

/** Rows stacked down the sheet, two kinds in turn; each as close to those above as outlines allow. */
export type Lattice = {
  readonly rows: readonly [Row, Row];
  /** How far the second row starts to the right of the first; a slanted lattice goes on so from row to row. */
  readonly shift: number;
  readonly slanted: boolean;
  /** From the start of a first row to that of the second one, and on to the next first one. */
  readonly pitches: readonly [number, number];
  /** Of a row no more than one blank may be used: the pitches hold for that alone. */
  readonly oneAcross: boolean;
};

/** Neighbours further along a row than this are out of reach. */
const repeats = 2;
/** A slanted lattice in which so many rows share one height is no lattice of rows. */
const mostSlices = 12;

/** Every lattice worth trying with a blank, plain ones first. Doesn't depend on the sheet. */
export function latticesOf(frame: Frame, beside: Frame): Lattice[] {
  const upright = plainRow(frame, beside, 0);
  const turned = plainRow(frame, beside, 1);
  const alike = stacked(frame, upright, upright);
  const inTurn = stacked(frame, upright, turned);
  return [
    ...alike,
    ...inTurn,
    ...slanted(frame, upright),
    ...oneAcross(frame, upright, upright),
    ...oneAcross(frame, upright, turned),
    ...looseRows(frame, upright, 0).flatMap(({ row, shift }) => stacked(frame, row, row, [shift], leastPitch(alike))),
    ...looseRows(frame, upright, 1).flatMap(({ row, shift }) =>
      stacked(frame, row, { ...turned, period: row.period }, [shift], leastPitch(inTurn)),
    ),
    ...pairedRows(frame, beside).flatMap((pair) => [
      ...stacked(frame, pair, pair),
      ...stacked(frame, pair, turnedRow(pair, frame)),
    ]),
  ];
}

/**
 * Lattices of two rows in turn.
 *
 * @param shifts of the second row, besides those at which its blanks just clear the first row's
 * @param limit only those whose rows lie closer than that, first row to first row
 */
function stacked(frame: Frame, first: Row, second: Row, only?: readonly number[], limit = Infinity): Lattice[] {
  const same = Math.max(rowReach(frame, first, first, 0, repeats), rowReach(frame, second, second, 0, repeats));
  const at = (shift: number, most: number): Lattice | null => {
    const down = rowReach(frame, first, second, shift, repeats, most);
    if (!(down > 0 && down < most)) return null;
    // Every second row must clear the one before it, too.
    const on = Math.max(rowReach(frame, second, first, -shift, repeats, most - down), same - down);
    if (!(on > 0 && down + on < most)) return null;
    return { rows: [first, second], shift, slanted: false, pitches: [down, on], oneAcross: false };
  };
  const straight = only ? null : at(0, Infinity);
  // A row that is moved never holds more, so the rows must come closer for it; by something, to be worth counting.
  const far = 0.99 * (first.depth + second.depth + 2 * gap.facing);
  const most = Math.min(limit, far, straight ? sum(straight.pitches) : Infinity);
  const moved = (only ?? shiftsOf(frame, first, second)).flatMap((shift): Lattice[] => {
    const lattice = same < most ? at(shift, most) : null;
    // Begun one period further left, the second row may hold one blank more.
    return lattice ? [lattice, { ...lattice, shift: shift - first.period }] : [];
  });
  return straight ? [straight, ...moved] : moved;
}

/** Within one period, 0 left out. */
function shiftsOf(frame: Frame, first: Row, second: Row): number[] {
  const below = rowShifts(frame, first, second);
  // Of pairs the lower row's blanks have been looked at from above already, nearly always.
  const above = first.pieces.length > 1 ? [] : rowShifts(frame, second, first).map((shift) => first.period - shift);
  return [...new Set([...below, ...above])].filter((shift) => shift % first.period !== 0);
}

const sum = ([down, on]: readonly [number, number]) => down + on;

function leastPitch(lattices: readonly Lattice[]): number {
  return lattices.reduce((least, { pitches }) => Math.min(least, sum(pitches)), Infinity);
}

function slanted(frame: Frame, row: Row): Lattice[] {
  return rowShifts(frame, row, row).flatMap((shift): Lattice[] => {
    if (shift === 0) return [];
    let pitch = rowReach(frame, row, row, shift, repeats);
    // Every row must clear all those above that reach down to it. No blank is cut into that many slices.
    const reach = row.depth + gap.facing;
    if (!(pitch > reach / mostSlices)) return [];
    for (let rows = 2; rows * pitch < reach; rows += 1) {
      pitch = Math.max(pitch, Math.ceil(rowReach(frame, row, row, (rows * shift) % row.period, repeats) / rows));
    }
    return [{ rows: [row, row], shift, slanted: true, pitches: [pitch, pitch], oneAcross: false }];
  });
}

function oneAcross(frame: Frame, first: Row, second: Row): Lattice[] {
  const [above, below] = [first.pieces[0], second.pieces[0]];
  if (!above || !below) return [];
  const same = rowReach(frame, first, first, 0, 0);
  const shifts = [
    ...frame.shifts(above.turn, below.turn),
    ...frame.shifts(below.turn, above.turn).map((shift) => -shift),
  ];
  return [...new Set(shifts)].flatMap((shift): Lattice[] => {
    if (Math.abs(shift) >= first.period) return [];
    const down = rowReach(frame, first, second, shift, 0);
    const on = Math.max(rowReach(frame, second, first, -shift, 0), same - down);
    if (!(down > 0 && on > 0 && Number.isFinite(down + on))) return [];
    return [{ rows: [first, second], shift, slanted: false, pitches: [down, on], oneAcross: true }];
  });
}

/** How many blanks of a lattice fit a room. */
export function countIn(lattice: Lattice, blank: Size, room: Size): number {
  let count = 0;
  eachRow(lattice, blank, room, (row, start) => {
    count += lattice.oneAcross ? 1 : piecesIn(row, start, room.width, blank.width);
  });
  return count;
}

/** The blanks of a lattice in a room, row by row from its upper left corner. */
export function piecesOf(lattice: Lattice, blank: Size, room: Size): RowPiece[] {
  const pieces: RowPiece[] = [];
  eachRow(lattice, blank, room, (row, start, y) => {
    const inRow: RowPiece[] = [];
    for (const piece of row.pieces) {
      for (let x = start + piece.x; x + blank.width <= room.width; x += row.period) {
        inRow.push({ turn: piece.turn, x, y: y + piece.y });
        if (lattice.oneAcross) break;
      }
    }
    pieces.push(...inRow.sort((a, b) => a.x - b.x));
  });
  return pieces;
}

function eachRow(
  { rows, shift, slanted, pitches, oneAcross }: Lattice,
  blank: Size,
  room: Size,
  visit: (row: Row, start: number, y: number) => void,
): void {
  if (blank.width + (oneAcross ? Math.abs(shift) : 0) > room.width) return;
  let y = 0;
  for (let index = 0; ; index += 1) {
    const odd = index % 2;
    const row = odd ? rows[1] : rows[0];
    if (y + row.depth > room.height) return;
    const start = slanted ? (index * shift) % row.period : Math.max(0, odd ? shift : -shift);
    visit(row, start, y);
    y += odd ? pitches[1] : pitches[0];
  }
}
