import { type Rule, required } from '../kernel/rules.ts';

/** The states of an enquiry, in the order of the inbox. */
export const enquiryStates = ['new', 'open', 'answered', 'won', 'lost', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const enquiryStateNames: { readonly [state in EnquiryState]: string } = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** Which enquiries the inbox shows: one state, those that wait for an answer, or all. */
export const enquiryViews = ['waiting', ...enquiryStates, 'all'] as const;
export type EnquiryView = (typeof enquiryViews)[number];

export const enquiryTextMaxLength = 4000;

/** An answer or a note. */
export interface EnquiryTextForm {
  readonly text: string;
}

export const enquiryAnswerRules: readonly Rule<EnquiryTextForm>[] = [required('text', 'Please write an answer.')];
export const enquiryNoteRules: readonly Rule<EnquiryTextForm>[] = [required('text', 'Please write a note.')];
