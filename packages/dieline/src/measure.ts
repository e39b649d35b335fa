import type { Dieline, Millimetres, PathKind } from './dieline.ts';

/** What a blank measures. Areas in mm². */
export type DielineMeasures = {
  readonly flatWidth: Millimetres;
  readonly flatHeight: Millimetres;
  readonly boardArea: number;
  /** Length of knife and rule in the die, by kind; borders for the artwork aren't rule. */
  readonly ruleLength: { readonly [kind in PathKind]?: Millimetres };
  readonly totalRuleLength: Millimetres;
};

/** Measures the flat blank. */
export function measure(_dieline: Dieline): DielineMeasures {
  throw new Error('Not measured yet');
}
