import type { Dieline, Millimetres, PathKind, Point } from '../dieline.ts';
import { withArcs } from '../export/arcs.ts';
import { laySideBySide, type NamedBlank } from '../export/side-by-side.ts';
import { distance } from '../geometry/plane.ts';
import { boardOf, type ImposedSheet, type SheetPlace, toSheet } from './imposed-sheet.ts';

/**
 * Bridges: the gaps in a rule that hold the dieboard together. A rule shorter than the pitch has none; a longer one has
 * one for each full pitch.
 */
export type Bridges = { readonly pitch: Millimetres; readonly width: Millimetres };

/** The allowed pitches and widths of bridges, in millimetres. */
export const bridgeLimits = { pitch: [20, 500], width: [1, 20] } as const;

/** A bridge of 6 mm per 80 mm. */
export const usualBridges: Bridges = { pitch: 80, width: 6 };

/** Line types of the format. Bleed, glue and safety aren't rules, so they aren't in the file. */
const lineTypes: { readonly [kind in PathKind]?: number } = { cut: 1, crease: 2, perforation: 3, cutCrease: 4 };

/** Thickness of a rule in points: 2 pt is 0.71 mm, the usual one for cutting and creasing cartons. */
const pointage = 2;

/**
 * The rules of a sheet as CFF2, for the die maker: millimetres, y upwards, the sheet's lower left corner at 0,0. Each
 * blank is a subroutine that is called at its places.
 *
 * Source: Common File Format 2 (records L, A, C, SUB; line types 1 cut, 2 crease, 3 perforation, 4 cut and crease), as
 * readers of the trade's CAD programs take it.
 */
export function imposedCff2(sheet: ImposedSheet, name: string, bridges: Bridges): string {
  const calls = sheet.blanks.flatMap(({ dieline, places }, index) =>
    places.map((place) => callOf(index, dieline, place, sheet.height)),
  );
  return file(name, [sheet.width, sheet.height], calls, sheet.blanks, bridges);
}

/** The rules of single blanks side by side as CFF2, like `imposedCff2`. */
export function toCff2(blanks: readonly NamedBlank[], name: string, bridges: Bridges): string {
  const { blanks: laid, width, height } = laySideBySide(blanks);
  const calls = laid.map(({ dieline, bounds: { left, top } }, index) =>
    callOf(index, dieline, { x: left, y: top, turn: 0 }, height),
  );
  return file(name, [width, height], calls, blanks, bridges);
}

function file(
  name: string,
  [width, height]: Point,
  calls: readonly string[],
  blanks: readonly { readonly dieline: Dieline }[],
  bridges: Bridges,
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
  return ['$BOF', 'V2', 'ORDER', 'END', ...main, ...subroutines, '$EOF', ''].join('\r\n');
}

const subroutine = (index: number) => `BLANK${index + 1}`;

/** Places the blank's lower left corner, turned anticlockwise, as y runs upwards. */
function callOf(index: number, dieline: Dieline, place: SheetPlace, sheetHeight: Millimetres): string {
  const board = boardOf(dieline);
  const [x, y] = toSheet(board, place)([board.left, board.bottom]);
  return `C,${subroutine(index)},${figure(x)},${figure(sheetHeight - y)},${(360 - place.turn) % 360},1,1`;
}

function rulesOf(dieline: Dieline, bridges: Bridges): string[] {
  const { left, bottom } = boardOf(dieline);
  return dieline.paths.flatMap(({ kind, points, closed }) => {
    const type = lineTypes[kind];
    if (type === undefined) return [];
    const corners = withArcs(
      points.map(([x, y]): Point => [x - left, bottom - y]),
      closed,
    );
    return corners.flatMap(({ at, bulge }, index) => {
      const next = corners[index + 1] ?? (closed ? corners[0] : undefined);
      return next ? [ruleOf(type, at, next.at, bulge, bridges)] : [];
    });
  });
}

/** A straight rule as record L, a bent one as A: centre, and 1 for anticlockwise or -1 for clockwise. */
function ruleOf(type: number, from: Point, to: Point, bulge: number, { pitch, width }: Bridges): string {
  const chord = distance(from, to);
  const ends = [...from, ...to].map(figure).join();
  const bridged = (length: number) => {
    const count = Math.floor(length / pitch);
    return `${count},${count === 0 ? 0 : figure(width)}`;
  };
  if (bulge === 0) return `L,${pointage},${type},0,${ends},${bridged(chord)}`;
  const angle = 4 * Math.atan(Math.abs(bulge));
  const radius = chord / 2 / Math.sin(angle / 2);
  // The centre is on the chord's bisector: to the left of the chord for arcs that run anticlockwise, up to half a circle.
  const aside = (radius * Math.cos(angle / 2) * Math.sign(bulge)) / chord;
  const centre = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * aside,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside,
  ].map(figure);
  return `A,${pointage},${type},0,${ends},${centre.join()},${Math.sign(bulge)},${bridged(radius * angle)}`;
}

/** Letters, digits and hyphens: commas and line breaks separate fields and records. */
const plainName = (name: string): string => name.replaceAll(/[^A-Za-z0-9-]+/g, '-').slice(0, 60) || 'SHEET';

/** Rounded to a tenth of a micrometre. */
const figure = (length: number): number => Math.round(length * 1e4) / 1e4 + 0;
