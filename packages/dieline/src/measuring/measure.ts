import type { Dieline, Millimetres, PathKind } from '../dieline.ts';
import { outlineOf } from '../geometry/outline.ts';
import { boundsOf, lengthOf, signedArea } from '../geometry/plane.ts';

/** The measures of a blank. Areas in mm². */
export type DielineMeasures = {
  readonly flatWidth: Millimetres;
  readonly flatHeight: Millimetres;
  /** Area without windows and holes. */
  readonly boardArea: number;
  /** Length of knife and rule in the die, by kind; borders for the artwork aren't rule. */
  readonly ruleLength: { readonly [kind in PathKind]?: Millimetres };
  readonly totalRuleLength: Millimetres;
};

const ruleKinds: readonly PathKind[] = ['cut', 'crease', 'perforation', 'cutCrease'];

/** Measures the flat blank. */
export function measure(dieline: Dieline): DielineMeasures {
  const outline = outlineOf(dieline);
  const { left, top, right, bottom } = boundsOf(outline);
  const ruleLength: { [kind in PathKind]?: Millimetres } = {};
  for (const { kind, points, closed } of dieline.paths) {
    if (ruleKinds.includes(kind)) ruleLength[kind] = (ruleLength[kind] ?? 0) + lengthOf(points, closed);
  }
  return {
    flatWidth: right - left,
    flatHeight: bottom - top,
    boardArea: Math.abs(signedArea(outline)) - holeArea(dieline),
    ruleLength,
    totalRuleLength: Object.values(ruleLength).reduce((sum, length) => sum + length, 0),
  };
}

function holeArea({ panels }: Dieline): number {
  return panels.flatMap(({ holes = [] }) => holes).reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
}
