import { type Rule, required } from '../kernel/rules.ts';

/** The longest report that is read at once, in characters: a form holds a quarter of a megabyte. */
export const longestReport = 200_000;

/** Lists of settlements as files: all rows, and what isn't settled. */
export const settlementFiles = {
  rows: '/manage/settlements/rows.csv',
  unsettled: '/manage/settlements/not-settled.csv',
};

/** How many settlements a page has. */
export const settlementsPageSize = 50;

/** What somebody has to look at, in words. */
export const oddnessWords = {
  unmatched: 'No payment or refund of ours',
  amount: 'Another amount than ours',
  unpaid: 'A payment that we don’t have as paid',
  failed: 'A refund that failed with us',
} as const;
export type OddnessName = keyof typeof oddnessWords;

export const settledKindWords = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
  adjustment: 'Adjustment',
} as const;

export const withdrawalRules: readonly Rule<{ readonly reason: string }>[] = [
  required('reason', 'Please write why it is taken back.'),
];

export const settlementAsideRules: readonly Rule<{ readonly reason: string; readonly isAside: boolean }>[] = [
  {
    field: 'reason',
    text: 'Please write why this row needs no look.',
    fails: ({ reason, isAside }) => isAside && reason.trim() === '',
  },
];
