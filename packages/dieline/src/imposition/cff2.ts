import type { Dieline, Millimetres, PathKind, Point } from '../dieline.ts';
import { withArcs } from '../export/arcs.ts';
import { laySideBySide, type NamedBlank } from '../export/side-by-side.ts';
import { boundsOf, distance } from '../geometry/plane.ts';
import { type Bridges, bridgesAlong } from './bridging.ts';
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

/** What the die maker must know besides the rules. Missing parts are left out. */
export type DieOrder = { readonly customer?: string; readonly number?: string; readonly notes?: readonly string[] };

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
  [width, height]: Point,
  calls: readonly string[],
  blanks: readonly { readonly dieline: Dieline }[],
  bridges: Bridges,
  order: DieOrder,
): string {
  const main = [
    `MAIN,${plainName(name)}`,
    'UM',
    'LL,0,0',
    `UR,${figure(width)},${figure(height)}`,
    'SCALE,1,1',
    ...calls,
    'END',
  ];
  const subroutines = blanks.flatMap(({ dieline }, index) => [
    `SUB,${subroutine(index)}`,
    ...rulesOf(dieline, bridges),
    'END',
  ]);
  const about = orderOf(
    blanks.map(({ dieline }) => dieline),
    order,
  );
  return ['$BOF', 'V2', 'ORDER', ...about, 'END', ...main, ...subroutines, '$EOF', ''].join('\r\n');
}

/**
 * The order block is free text; programs put customer and number first, as %1 and %2 (V. Dmitriev, "The format CFF2").
 */
function orderOf(dielines: readonly Dieline[], { customer, number, notes = [] }: DieOrder): string[] {
  const different = (texts: readonly string[]) => [...new Set(texts)];
  const has = (kind: PathKind) => dielines.some(({ paths }) => paths.some((path) => path.kind === kind));
  const punches = dielines.flatMap(({ punches: some = [] }) => some);
  return [
    ...(customer === undefined ? [] : [`%1:${customer}`]),
    ...(number === undefined ? [] : [`%2:${number}`]),
    ...different(dielines.map(({ caliper }) => `Caliper: ${figure(caliper)} mm`)),
    'Side: seen from the print, knives enter from it',
    ...(has('perforation') ? [`Perforation: ${teeth.cut} mm cut, ${teeth.tie} mm uncut`] : []),
    ...different(punches.map(({ width, length }) => `Punch: slot of ${figure(width)} x ${length.toFixed(1)} mm`)),
    ...notes,
  ].map(plainText);
}

/** Readers take lines of plain ASCII, and none that could end the block. */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('×', 'x')
    .replaceAll(/[^ -~]+/g, '')
    .replace(/^(END|MAIN|SUB)\b/, ' $1')
    .slice(0, 120);

const subroutine = (index: number) => `BLANK${index + 1}`;

/** Places the blank's lower left corner, turned anticlockwise, as y runs upwards. */
function callOf(index: number, dieline: Dieline, place: SheetPlace, sheetHeight: Millimetres): string {
  const board = boardOf(dieline);
  const [x, y] = toSheet(board, place)([board.left, board.bottom]);
  return `C,${subroutine(index)},${figure(x)},${figure(sheetHeight - y)},${(360 - place.turn) % 360},1,1`;
}

function rulesOf(dieline: Dieline, bridges: Bridges): string[] {
  const { left, bottom } = boardOf(dieline);
  return dieline.paths.flatMap(({ kind, points, closed, width }) => {
    const type = lineTypes[kind];
    if (type === undefined) return [];
    const corners = withArcs(
      points.map(([x, y]): Point => [x - left, bottom - y]),
      closed,
    );
    const rules = corners.flatMap(({ at, bulge }, index) => {
      const next = corners[index + 1] ?? (closed ? corners[0] : undefined);
      return next ? [ruleOf(at, next.at, bulge)] : [];
    });
    const { left: from, right: to, top, bottom: end } = boundsOf(points);
    const bridging = bridgesAlong(rules, closed, Math.max(to - from, end - top), bridges);
    const thick = pointages.find((each) => each * point >= (width ?? 0)) ?? 6;
    return rules.map(({ record, ends }, index) => {
      const { count, width: wide } = bridging[index] ?? { count: 0, width: 0 };
      return `${record},${width === undefined ? pointage : thick},${type},0,${ends},${count},${figure(wide)}`;
    });
  });
}

/** A straight rule as record L, a bent one as A: centre, and 1 for anticlockwise or -1 for clockwise. */
function ruleOf(from: Point, to: Point, bulge: number) {
  const chord = distance(from, to);
  const ends = [...from, ...to].map(figure).join();
  if (bulge === 0) return { record: 'L', ends, length: chord, radius: null };
  const angle = 4 * Math.atan(Math.abs(bulge));
  const radius = chord / 2 / Math.sin(angle / 2);
  // The centre is on the chord's bisector: to the left of the chord for arcs that run anticlockwise, up to half a circle.
  const aside = (radius * Math.cos(angle / 2) * Math.sign(bulge)) / chord;
  const centre = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * aside,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside,
  ].map(figure);
  return { record: 'A', ends: `${ends},${centre.join()},${Math.sign(bulge)}`, length: radius * angle, radius };
}

/** Letters, digits and hyphens: commas and line breaks separate fields and records. */
const plainName = (name: string): string => name.replaceAll(/[^A-Za-z0-9-]+/g, '-').slice(0, 60) || 'SHEET';

/** Rounded to a tenth of a micrometre. */
const figure = (length: number): number => Math.round(length * 1e4) / 1e4 + 0;
