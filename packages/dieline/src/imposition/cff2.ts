import type { Dieline, Millimetres, PathKind, Point } from '../dieline.ts';
import { laySideBySide, type NamedBlank } from '../export/side-by-side.ts';
import { boundsOf } from '../geometry/plane.ts';
import { type Bridges, bridgesAlong } from './bridging.ts';
import { callAt, cff2File, type DieOrder, figure, orderedBy, rulesAlong } from './cff2-records.ts';
import { boardOf, type ImposedSheet, type SheetPlace, toSheet } from './imposed-sheet.ts';

/** Line types of the format. Bleed, glue and safety aren't rules, so they aren't in the file. */
const lineTypes: { readonly [kind in PathKind]?: number } = { cut: 1, crease: 2, perforation: 3, cutCrease: 4 };

/** Thickness of a rule in points: 2 pt is 0.71 mm, the usual one for cutting and creasing cartons. */
const pointage = 2;
/** Creasing rules that are sold, in points. */
const pointages = [2, 3, 4, 6] as const;
const point: Millimetres = 25.4 / 72;

/** Millimetres cut and uncut of a perforation: board of cartons tears along it and holds until then. */
const teeth = { cut: 3, tie: 1 } as const;

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
  return file(name, [sheet.width, sheet.height], calls, sheet.blanks, bridges, order);
}

/** The rules of single blanks side by side as CFF2, like `imposedCff2`. */
export function toCff2(blanks: readonly NamedBlank[], name: string, bridges: Bridges): string {
  const { blanks: laid, width, height } = laySideBySide(blanks);
  const calls = laid.map(({ dieline, bounds: { left, top } }, index) =>
    callOf(index, dieline, { x: left, y: top, turn: 0 }, height),
  );
  return file(name, [width, height], calls, blanks, bridges, {});
}

function file(
  name: string,
  extent: Point,
  calls: readonly string[],
  blanks: readonly { readonly dieline: Dieline }[],
  bridges: Bridges,
  order: DieOrder,
): string {
  const about = orderOf(
    blanks.map(({ dieline }) => dieline),
    order,
  );
  const subroutines = blanks.map(({ dieline }, index) => ({
    name: subroutine(index),
    records: rulesOf(dieline, bridges),
  }));
  return cff2File(name, extent, about, calls, subroutines);
}

function orderOf(dielines: readonly Dieline[], order: DieOrder): string[] {
  const different = (texts: readonly string[]) => [...new Set(texts)];
  const has = (kind: PathKind) => dielines.some(({ paths }) => paths.some((path) => path.kind === kind));
  const punches = dielines.flatMap(({ punches: some = [] }) => some);
  return [
    ...orderedBy(order),
    ...different(dielines.map(({ caliper }) => `Caliper: ${figure(caliper)} mm`)),
    'Side: seen from the print, knives enter from it',
    ...(has('perforation') ? [`Perforation: ${teeth.cut} mm cut, ${teeth.tie} mm uncut`] : []),
    ...different(punches.map(({ width, length }) => `Punch: slot of ${figure(width)} x ${length.toFixed(1)} mm`)),
    ...(order.notes ?? []),
  ];
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
