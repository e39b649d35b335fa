import type { Millimetres } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import type { BlankPart } from '../folding/blank.ts';
import type { Point3 } from '../geometry/space.ts';
import { type DielineMeasures, measure } from './measure.ts';
import { insideOf, outsideOf } from './sizes.ts';

/** The measures of a box with all its blanks. */
export type BoxMeasures = {
  /** Inside size of the closed box, measured on the folded panels: width (x), height (y) and depth (z). */
  readonly inside: Point3;
  readonly outside: Point3;
  readonly blanks: readonly (DielineMeasures & { readonly part: BlankPart; readonly quantity: number })[];
  /** Of one box, in mm². */
  readonly boardArea: number;
  /** Sum over one die per blank. */
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
