import type { Dieline, Millimetres, PathKind, Point } from '../dieline.ts';
import { laySideBySide, type NamedBlank } from '../export/side-by-side.ts';
import { boundsOf } from '../geometry/plane.ts';
import { type Bridges, bridgesAlong } from './bridging.ts';
import { callAt, cff2File, type DieOrder, figure, rulesAlong } from './cff2-records.ts';
import { boardOf, type ImposedSheet, type SheetPlace, toSheet } from './imposed-sheet.ts';
import { dieNotes, sheetNotes } from './sheet-notes.ts';

/** Line types of the format. Bleed, glue and safety aren't rules, so they aren't in the file. */
const lineTypes: { readonly [kind in PathKind]?: number } = { cut: 1, crease: 2, perforation: 3, cutCrease: 4 };

/** Thickness of a rule in points: 2 pt is 0.71 mm, the usual one for cutting and creasing cartons. */
const pointage = 2;
/** Creasing rules that are sold, in points. */
const pointages = [2, 3, 4, 6] as const;
const point: Millimetres = 25.4 / 72;

/**
 * The rules of a sheet as CFF2, for the die maker: millimetres, y upwards, the sheet's lower left corner at 0,0. Each
 * blank is a subroutine that is called at its places.
 *
 * Source: Common File Format 2 (records L, A, C, SUB; line types 1 cut, 2 crease, 3 perforation, 4 cut and crease), as
 * readers of the trade's CAD programs take it.
 */
export function imposedCff2(sheet: ImposedSheet, name: string, bridges: Bridges, order: DieOrder = {}): string {
  const calls = sheet.blanks.flatMap(({ dieline, places }, index) =>
    places.map((place) => callOf(index, dieline, place, sheet.height)),
  );
  return file(name, [sheet.width, sheet.height], sheetNotes(sheet, order), calls, sheet.blanks, bridges);
}

/** The rules of single blanks side by side as CFF2, like `imposedCff2`. */
export function toCff2(blanks: readonly NamedBlank[], name: string, bridges: Bridges): string {
  const { blanks: laid, width, height } = laySideBySide(blanks);
  const calls = laid.map(({ dieline, bounds: { left, top } }, index) =>
    callOf(index, dieline, { x: left, y: top, turn: 0 }, height),
  );
  const notes = dieNotes(
    blanks.map(({ dieline }) => dieline),
    {},
  );
  return file(name, [width, height], notes, calls, blanks, bridges);
}

function file(
  name: string,
  extent: Point,
  notes: readonly string[],
  calls: readonly string[],
  blanks: readonly { readonly dieline: Dieline }[],
  bridges: Bridges,
): string {
  const subroutines = blanks.map(({ dieline }, index) => ({
    name: subroutine(index),
    records: rulesOf(dieline, bridges),
  }));
  return cff2File(name, extent, notes, calls, subroutines);
}

const subroutine = (index: number) => `BLANK${index + 1}`;

/** Places the blank's lower left corner. */
function callOf(index: number, dieline: Dieline, place: SheetPlace, sheetHeight: Millimetres): string {
  const board = boardOf(dieline);
  const [x, y] = toSheet(board, place)([board.left, board.bottom]);
  return callAt(subroutine(index), [x, sheetHeight - y], (360 - place.turn) % 360);
}

function rulesOf(dieline: Dieline, bridges: Bridges): string[] {
  const { left, bottom } = boardOf(dieline);
  return dieline.paths.flatMap(({ kind, points, closed, width }) => {
    const type = lineTypes[kind];
    if (type === undefined) return [];
    const rules = rulesAlong(
      points.map(([x, y]): Point => [x - left, bottom - y]),
      closed,
    );
    const { left: from, right: to, top, bottom: end } = boundsOf(points);
    const bridging = bridgesAlong(rules, closed, Math.max(to - from, end - top), bridges);
    const thick = pointages.find((each) => each * point >= (width ?? 0)) ?? 6;
    return rules.map(({ record, ends }, index) => {
      const { count, width: wide } = bridging[index] ?? { count: 0, width: 0 };
      return `${record},${width === undefined ? pointage : thick},${type},0,${ends},${count},${figure(wide)}`;
    });
  });
}
