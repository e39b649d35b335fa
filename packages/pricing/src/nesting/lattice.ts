import type { Frame } from './frame.ts';
import type { FreeRow, Row, RowPiece } from './row.ts';
import { piecesIn, rowReach } from './rows.ts';

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
  /** The place of each row, if they don't repeat. */
  readonly each?: readonly FreeRow[];
};

/** A slanted lattice with more rows than this at one height isn't treated as rows. */
const maxSlices = 12;

/** Two alternating rows, the second one moved by `shift`; null if they pass each other. */
export function stackedAt(frame: Frame, first: Row, second: Row, shift: number): Lattice | null {
  const down = rowReach(frame, first, second, shift);
  const same = Math.max(rowReach(frame, first, first, 0), rowReach(frame, second, second, 0));
  const on = Math.max(rowReach(frame, second, first, -shift), same - down);
  return down > 0 && on > 0 ? { rows: [first, second], shift, slanted: false, pitches: [down, on] } : null;
}

/** Rows of which each is moved by `shift` from the one before; null if they lie too close for that. */
export function slantedAt(frame: Frame, row: Row, shift: number): Lattice | null {
  let pitch = rowReach(frame, row, row, shift);
  // Every row must clear all rows above that reach down to it. More than `maxSlices` of them aren't tried.
  const reach = row.depth + frame.gap;
  if (!(pitch > reach / maxSlices)) return null;
  for (let rows = 2; rows * pitch < reach; rows += 1) {
    pitch = Math.max(pitch, Math.ceil(rowReach(frame, row, row, (rows * shift) % row.period) / rows));
  }
  return { rows: [row, row], shift, slanted: true, pitches: [pitch, pitch] };
}

/** How many blanks of a lattice fit into an area. */
export function countIn(lattice: Lattice, blank: Size, room: Size): number {
  let count = 0;
  eachRow(lattice, room, (row, start) => {
    count += piecesIn(row, start, room.width, blank.width);
  });
  return count;
}

/** The blanks of a lattice in an area, row by row from its upper left corner. */
export function piecesOf(lattice: Lattice, blank: Size, room: Size): RowPiece[] {
  const pieces: RowPiece[] = [];
  eachRow(lattice, room, (row, start, y) => {
    const inRow: RowPiece[] = [];
    for (const piece of row.pieces) {
      for (let x = start + piece.x; x + blank.width <= room.width; x += row.period) {
        inRow.push({ turn: piece.turn, x, y: y + piece.y });
      }
    }
    pieces.push(...inRow.sort((a, b) => a.x - b.x));
  });
  return pieces;
}

function eachRow(
  { rows, shift, slanted, pitches, each }: Lattice,
  room: Size,
  visit: (row: Row, start: number, y: number) => void,
): void {
  if (each) {
    for (const { turn, start, y } of each) visit(rows[turn], start, y);
    return;
  }
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
