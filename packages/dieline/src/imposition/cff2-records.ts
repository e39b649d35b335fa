import type { Point } from '../dieline.ts';
import { withArcs } from '../export/arcs.ts';
import { distance } from '../geometry/plane.ts';

/** What the die maker must know besides the rules. Missing parts are left out. */
export type DieOrder = { readonly customer?: string; readonly number?: string; readonly notes?: readonly string[] };

/** A part of a file that is called at places: its name, and the records of its rules. */
export type Subroutine = { readonly name: string; readonly records: readonly string[] };

/** The order block's first lines: programs put customer and number first, as %1 and %2 (V. Dmitriev, "The format CFF2"). */
export const orderedBy = ({ customer, number }: DieOrder): string[] => [
  ...(customer === undefined ? [] : [`%1:${customer}`]),
  ...(number === undefined ? [] : [`%2:${number}`]),
];

/** A whole file in millimetres, its lower left corner at 0,0. The order block is free text. */
export function cff2File(
  name: string,
  [width, height]: Point,
  order: readonly string[],
  calls: readonly string[],
  subroutines: readonly Subroutine[],
): string {
  const main = [`MAIN,${plainName(name)}`, 'UM', 'LL,0,0', `UR,${figure(width)},${figure(height)}`, 'SCALE,1,1'];
  const parts = subroutines.flatMap((each) => [`SUB,${each.name}`, ...each.records, 'END']);
  const head = ['$BOF', 'V2', 'ORDER', ...order.map(plainText), 'END'];
  return [...head, ...main, ...calls, 'END', ...parts, '$EOF', ''].join('\r\n');
}

/** Places a subroutine, turned anticlockwise by whole degrees, as y runs upwards. */
export const callAt = (name: string, [x, y]: Point, turn: number): string =>
  `C,${name},${figure(x)},${figure(y)},${turn},1,1`;

/** The rules along a line whose y runs upwards: straight ones as record L, round ones as record A. */
export function rulesAlong(points: readonly Point[], closed: boolean) {
  const corners = withArcs(points, closed);
  return corners.flatMap(({ at, bulge }, index) => {
    const next = corners[index + 1] ?? (closed ? corners[0] : undefined);
    return next ? [ruleOf(at, next.at, bulge)] : [];
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

/** Readers take lines of plain ASCII, and none that could end the block. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('×', 'x')
    .replaceAll(/[^ -~]+/g, '')
    .replace(/^(END|MAIN|SUB)\b/, ' $1')
    .slice(0, 120);

/** Letters, digits and hyphens: commas and line breaks separate fields and records. */
const plainName = (name: string): string => name.replaceAll(/[^A-Za-z0-9-]+/g, '-').slice(0, 60) || 'SHEET';

/** Rounded to a tenth of a micrometre. */
export const figure = (length: number): number => Math.round(length * 1e4) / 1e4 + 0;
