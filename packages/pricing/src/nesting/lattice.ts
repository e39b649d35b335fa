import type { Frame } from './frame.ts';
import {
  looseRows,
  type Pairs,
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

/** Rows stacked down the sheet, of two alternating kinds, each as close to the rows above as the outlines allow. */
export type Lattice = {
  readonly rows: readonly [Row, Row];
  /** Horizontal offset of the second row from the first; a slanted lattice repeats it with every row. */
  readonly shift: number;
  readonly slanted: boolean;
  /** Distance from the start of a first row to the second row, and from there to the next first row. */
  readonly pitches: readonly [number, number];
  /** Only one blank per row may be used, because the pitches are valid for that only. */
  readonly oneAcross: boolean;
};

/** Neighbours further along a row than this can't touch. */
const repeats = 2;
/** A slanted lattice with more rows than this at one height isn't treated as rows. */
const maxSlices = 12;

/** Every lattice worth trying with a blank, plain ones first. Doesn't depend on the sheet. */
export function latticesOf(frame: Frame, beside: Frame, pairs: Pairs): Lattice[] {
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
    ...looseRows(frame, upright, 0).flatMap(({ row, shift }) => stacked(frame, row, row, [shift], minPitch(alike))),
    ...looseRows(frame, upright, 1).flatMap(({ row, shift }) =>
      stacked(frame, row, { ...turned, period: row.period }, [shift], minPitch(inTurn)),
    ),
    ...pairs.closest.flatMap((pair) => [
      ...stacked(frame, pair, pair),
      ...stacked(frame, pair, turnedRow(pair, frame)),
    ]),
  ];
}

/**
 * Lattices of two alternating rows.
 *
 * @param shifts of the second row, besides those at which its blanks just clear the first row's
 * @param limit only those whose rows lie closer than that, first row to first row
 */
function stacked(frame: Frame, first: Row, second: Row, only?: readonly number[], limit = Infinity): Lattice[] {
  const same = Math.max(rowReach(frame, first, first, 0, repeats), rowReach(frame, second, second, 0, repeats));
  const at = (shift: number, most: number): Lattice | null => {
    const down = rowReach(frame, first, second, shift, repeats, most);
    if (!(down > 0 && down < most)) return null;
    // Every second row must also clear the row before it.
    const on = Math.max(rowReach(frame, second, first, -shift, repeats, most - down), same - down);
    if (!(on > 0 && down + on < most)) return null;
    return { rows: [first, second], shift, slanted: false, pitches: [down, on], oneAcross: false };
  };
  const straight = only ? null : at(0, Infinity);
  // A shifted row never holds more blanks, so shifting only pays if the rows get noticeably closer.
  const far = 0.99 * (first.depth + second.depth + 2 * frame.gap);
  const most = Math.min(limit, far, straight ? sum(straight.pitches) : Infinity);
  const moved = (only ?? shiftsOf(frame, first, second)).flatMap((shift): Lattice[] => {
    const lattice = same < most ? at(shift, most) : null;
    // Starting one period further left, the second row may hold one blank more.
    return lattice ? [lattice, { ...lattice, shift: shift - first.period }] : [];
  });
  return straight ? [straight, ...moved] : moved;
}

/**
 * Lattices of rows of pairs that may hold more blanks of an area than are known to fit it: those whose rows would have to
 * lie no closer for that than the blanks' area allows.
 *
 * @param area that a blank needs at least, with its share of the distance to others, µm²
 */
export function* fullerLattices(
  frame: Frame,
  pairs: Pairs,
  area: number,
  room: Size,
  known: number,
): Generator<Lattice> {
  const deepest = pairs.movedBy(room.height - frame.height);
  for (const row of [...pairs.clearing, ...pairs.swept(), ...deepest]) {
    const spare = room.height - row.depth;
    const across = piecesIn(row, 0, room.width, frame.width);
    if (spare < 0 || across === 0) continue;
    const needed = Math.ceil((known + 1) / across);
    const least = (row.pieces.length * area) / row.period;
    if ((needed - 1) * least > spare) continue;
    if (needed === 1) {
      const alone = row.depth + frame.gap;
      yield { rows: [row, row], shift: 0, slanted: false, pitches: [alone, alone], oneAcross: false };
      continue;
    }
    // A blank right under the same one is at least this much further down.
    const pitch = frame.reach(0, 0, 0);
    const twoRows = Math.floor((needed - 1) / 2);
    if (twoRows * pitch > spare) continue;
    const most = twoRows > 0 ? spare / twoRows + 1 : Infinity;
    if ((needed - 1) * pitch <= spare) yield* stacked(frame, row, row, [0], most);
    yield* stacked(frame, row, turnedRow(row, frame), [0], most);
  }
}

/** Within one period, without 0. */
function shiftsOf(frame: Frame, first: Row, second: Row): number[] {
  const below = rowShifts(frame, first, second);
  // For pairs this nearly always repeats offsets that were found from above.
  const above = first.pieces.length > 1 ? [] : rowShifts(frame, second, first).map((shift) => first.period - shift);
  return [...new Set([...below, ...above])].filter((shift) => shift % first.period !== 0);
}

const sum = ([down, on]: readonly [number, number]) => down + on;

function minPitch(lattices: readonly Lattice[]): number {
  return lattices.reduce((least, { pitches }) => Math.min(least, sum(pitches)), Infinity);
}

function slanted(frame: Frame, row: Row): Lattice[] {
  return rowShifts(frame, row, row).flatMap((shift): Lattice[] => {
    if (shift === 0) return [];
    let pitch = rowReach(frame, row, row, shift, repeats);
    // Every row must clear all those above that reach down to it. No blank needs that many rows.
    const reach = row.depth + frame.gap;
    if (!(pitch > reach / maxSlices)) return [];
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

/** How many blanks of a lattice fit into an area. */
export function countIn(lattice: Lattice, blank: Size, room: Size): number {
  let count = 0;
  eachRow(lattice, blank, room, (row, start) => {
    count += lattice.oneAcross ? 1 : piecesIn(row, start, room.width, blank.width);
  });
  return count;
}

/** The blanks of a lattice in an area, row by row from its upper left corner. */
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
