import type { Rule } from '../kernel/rules.ts';

/** The contents of a sample kit (document 2, section 9), one entry per row. */
export const sampleKit = [
  'Exact sample in White Backed Duplex Board and Folding Box Board, with digital print and no coating',
  'Cards with no coating, gloss aqueous, gloss lamination and matt lamination',
  'Inner liquid/oil barrier samples',
] as const;

/** The same in one text for a sample that is ordered: one without a file isn’t printed. */
export const kitWords = (hasFile: boolean): string =>
  sampleKit.map((part) => (hasFile ? part : part.replace('digital print and no coating', 'no coating'))).join('. ');

export interface SampleForm {
  readonly terms: boolean;
}

/** What is checked before a sample goes into the cart. */
export const sampleRules: readonly Rule<SampleForm>[] = [
  { field: 'terms', text: 'Please select terms and condition', fails: ({ terms }) => !terms },
];
