import type { Box } from './box.ts';
import type { Millimetres } from './dieline.ts';
import type { Point3 } from './faces.ts';
import { type DielineMeasures, measure } from './measure.ts';
import { insideOf, outsideOf } from './sizes.ts';
import type { BlankPart } from './style.ts';

/** What a box measures, all its blanks together. */
export type BoxMeasures = {
  /** Room in the closed box, measured on the folded panels: across (x), up (y) and from back to front (z). */
  readonly inside: Point3;
  readonly outside: Point3;
  readonly blanks: readonly (DielineMeasures & { readonly part: BlankPart; readonly quantity: number })[];
  /** Of one box, in mm². */
  readonly boardArea: number;
  /** Of one die for each blank. */
  readonly totalRuleLength: Millimetres;
};

/** Measures a box: flat sizes, board, rule, and the sizes it has when closed. */
export function measureBox(box: Box): BoxMeasures {
  const blanks = box.blanks.map(({ part, quantity, dieline }) => ({ part, quantity, ...measure(dieline) }));
  return {
    inside: insideOf(box),
    outside: outsideOf(box),
    blanks,
    boardArea: blanks.reduce((sum, { boardArea, quantity }) => sum + boardArea * quantity, 0),
    totalRuleLength: blanks.reduce((sum, { totalRuleLength }) => sum + totalRuleLength, 0),
  };
}
