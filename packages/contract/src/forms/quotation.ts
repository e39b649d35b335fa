import { pincodeIn } from '../kernel/pincode.ts';
import { atMost, patterns, type Rule } from '../kernel/rules.ts';
import { longestNote } from './box.ts';
import { longest } from './lengths.ts';

/** The addressee of a quotation, and where the goods go. */
export interface QuotationForm {
  readonly name: string;
  /** Optional. */
  readonly company: string;
  readonly pincode: string;
  /** A note to the printer; optional. */
  readonly note: string;
}

/** The checks of the quotation page, in this order. Goods that are picked up need no pincode. */
export const quotationRules = (isPickup: boolean): readonly Rule<QuotationForm>[] => [
  // The operation takes a quotation without a name, so it doesn't refuse one of spaces.
  { field: 'name', text: 'Please enter your name.', fails: ({ name }) => name.trim() === '' },
  {
    field: 'pincode',
    text: 'Please enter valid pincode.',
    fails: ({ pincode }) => !isPickup && !patterns.pincode.test(pincodeIn(pincode)),
  },
  atMost('name', longest.name, 'the name'),
  atMost('company', longest.company, 'the company name'),
  atMost('note', longestNote, 'the note to the printer'),
];
