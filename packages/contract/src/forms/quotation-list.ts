import { atMost, type Rule } from '../kernel/rules.ts';

/** What has become of a quotation that the desk made for a customer. */
export const quotationStates = ['open', 'ending', 'ended', 'won', 'lost'] as const;
export type QuotationState = (typeof quotationStates)[number];

export const quotationStateNames: { readonly [state in QuotationState]: string } = {
  open: 'Open',
  ending: 'Ends in three days',
  ended: 'Ended without an answer',
  won: 'Won',
  lost: 'Lost',
};

/** The lists of quotations: those to ask about today or earlier, those of one state, or all. */
export const quotationViews = ['due', ...quotationStates, 'all'] as const;
export type QuotationView = (typeof quotationViews)[number];

export const quotationViewNames: { readonly [view in QuotationView]: string } = {
  due: 'To ask today',
  ...quotationStateNames,
  all: 'All',
};

/** Why a customer didn't order. */
export const quotationLossReasons = ['price', 'time', 'elsewhere', 'not-needed', 'no-answer', 'other'] as const;
export type QuotationLossReason = (typeof quotationLossReasons)[number];

export const quotationLossNames: { readonly [reason in QuotationLossReason]: string } = {
  price: 'Too dear',
  time: 'Too late for them',
  elsewhere: 'Ordered elsewhere',
  'not-needed': 'Not needed any more',
  'no-answer': 'No answer',
  other: 'Another reason',
};

/** Longest note about a quotation, in characters. */
export const quotationNoteMaxLength = 500;

interface FollowForm {
  readonly followUpOn: string;
  readonly lostReason: string;
  readonly note: string;
}

export const followQuotationRules: readonly Rule<FollowForm>[] = [
  {
    field: 'followUpOn',
    text: 'Please choose a day, or leave it empty.',
    fails: ({ followUpOn }) => followUpOn !== '' && Number.isNaN(Date.parse(`${followUpOn}T00:00:00Z`)),
  },
  atMost('note', quotationNoteMaxLength, 'The note'),
];
