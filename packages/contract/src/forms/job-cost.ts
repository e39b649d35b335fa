import { paiseIn } from '../kernel/quantity.ts';
import { type Rule, required } from '../kernel/rules.ts';

/** What a job may cost beside its price's costs. */
export const jobCostKinds = ['outwork', 'board', 'plates', 'die', 'transport', 'other'] as const;
export type JobCostKind = (typeof jobCostKinds)[number];

export const jobCostNames: { readonly [kind in JobCostKind]: string } = {
  outwork: 'Outwork',
  board: 'More board or material',
  plates: 'Plates made again',
  die: 'Die made or mended again',
  transport: 'Transport',
  other: 'Other',
};

export const jobCostNoteMaxLength = 120;
/** In paise. */
const mostCost = 1_00_00_000_00;

export interface JobCostForm {
  readonly kind: string;
  readonly amount: string;
  readonly note: string;
}

/** The amount typed, in paise; with a minus it takes a wrong one back. Null for anything else, and for nothing. */
export function jobCostIn(typed: string): number | null {
  const [, sign = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(typed) ?? [];
  const amount = paiseIn(rest) ?? Number.NaN;
  if (!(amount > 0 && amount <= mostCost)) return null;
  return sign === '' ? amount : -amount;
}

export const jobCostRules: readonly Rule<JobCostForm>[] = [
  {
    field: 'kind',
    text: 'Please choose what it was for.',
    fails: ({ kind }) => !jobCostKinds.some((known) => known === kind),
  },
  required('amount', 'Please enter the amount.'),
  {
    field: 'amount',
    text: 'Please enter the amount in rupees, such as 12,500.50; with a minus it takes a wrong one back.',
    fails: ({ amount }) => jobCostIn(amount) === null,
  },
  required('note', 'Please say who was paid, or for what.'),
];
