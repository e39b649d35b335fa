import type { Millimetres, Point } from '../dieline.ts';
import { sidesOf } from '../geometry/plane.ts';
import { type ImposedSheet, outlinesOnSheet, type Stroke } from './imposed-sheet.ts';

/** One nick on each side of a blank from this length on, and one more for each further full pitch. */
const [leastSide, pitch] = [25, 120];

/**
 * How wide a nick is: its fibres hold the blank in the sheet until it is stripped. Board is weaker across its grain, so
 * where they run across it, along which the knife runs then, they are wider. Figures of ours, which the die maker may
 * change.
 */
export const nickWidth = { fibresAlong: 0.4, fibresAcross: 0.6 } as const;

/**
 * The nicks of every blank on a sheet, each as the part of the knife that is ground away. The grain of our stock sheets
 * runs along their longer edge, which is horizontal.
 */
export function nicksOnSheet(sheet: Pick<ImposedSheet, 'blanks'>): Stroke[] {
  return outlinesOnSheet(sheet).flatMap((outline) => sidesOf(outline).flatMap(nicksOf));
}

function nicksOf([from, to]: readonly [Point, Point]): Stroke[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length: Millimetres = Math.hypot(dx, dy);
  if (length < leastSide) return [];
  const width = Math.abs(dx) > Math.abs(dy) ? nickWidth.fibresAcross : nickWidth.fibresAlong;
  const count = 1 + Math.floor((length - leastSide) / pitch);
  return Array.from({ length: count }, (_, index): Stroke => {
    const middle = ((index + 1) / (count + 1)) * length;
    const at = (along: Millimetres): Point => [from[0] + (dx / length) * along, from[1] + (dy / length) * along];
    return [at(middle - width / 2), at(middle + width / 2)];
  });
}
