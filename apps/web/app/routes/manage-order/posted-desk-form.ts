import type { LaidByHand } from '@boxwright/orders';
import type { Posted } from '../../features/office/posted-form.ts';
import type { ProofForm } from './proofs/forms-of-line.ts';

/** The forms of the desk's page of an order, by their names in its address. */
export type DeskForm =
  | 'step'
  | 'cancel'
  | 'payment'
  | 'reverse'
  | 'credit'
  | 'debit'
  | 'keep'
  | 'refund'
  | 'unpaid'
  | 'unpaid-back'
  | 'settle'
  | 'mobile-call'
  | 'purchase-order'
  | 'billing-address'
  | 'shipping-address'
  | 'supply'
  | 'shipping-bill'
  | 'reprint'
  | 'correct'
  | 'gstin'
  | 'pay-link'
  | 'message'
  | 'read'
  | 'note'
  | 'change-note'
  | 'delete-note'
  | 'return'
  | 'artwork-place'
  | ProofForm;

/** A form's name; the entry that it is about, such as a note, stands after a colon. */
export type DeskFormName = DeskForm | `${DeskForm}:${number}`;

/** The refusal of one of the page's forms; undefined for others. */
export const refusalOf = (posted: Posted | undefined, form: DeskFormName) =>
  posted?.form === form ? posted : undefined;

/** The text below a field that was refused. */
export const errorOf = (posted: Posted | undefined, field: string): { error?: string } =>
  posted?.failed?.field === field ? { error: posted.failed.text } : {};

/** A waiver for a file that the program doesn't lay on the plates. */
export const waivedByHand = {
  'no-place': 'waiver-no-place',
  'too-large': 'waiver-too-large',
} as const satisfies Record<LaidByHand, string>;
type WaivedByHand = (typeof waivedByHand)[LaidByHand];

const doneTexts: Readonly<Record<DeskForm | WaivedByHand, string>> = {
  step: 'Done. The customer is mailed about it.',
  cancel: 'The order is cancelled. The customer is mailed about it.',
  payment: 'The payment is recorded, and the customer is mailed.',
  reverse: 'The payment is reversed, and the customer is mailed.',
  credit: 'The credit note is issued, and the customer is mailed.',
  debit: 'The debit note is issued, and the customer is mailed.',
  keep: 'The overpayment is held on the customer’s account.',
  refund: 'The refund is requested, and the customer is mailed.',
  unpaid: 'It can go on. An alert names you and your reason.',
  'unpaid-back': 'It waits for its money again. An alert names you.',
  settle: 'Noted.',
  'mobile-call': 'Noted. The customer can choose cash on delivery now.',
  'purchase-order': 'The purchase order number is saved.',
  'billing-address': 'The address is corrected, and the customer is mailed.',
  'shipping-address': 'The address is corrected, and the customer is mailed.',
  gstin: 'The GSTIN stays as it is, and isn’t marked any more.',
  correct: 'The order is corrected, and the customer is mailed.',
  reprint: 'It is printed again as this order, at no charge. The customer is mailed.',
  'shipping-bill': 'The shipping bill is saved.',
  supply: 'The place of supply is set, and the taxes follow it.',
  'pay-link': 'The link is mailed to the customer.',
  message: 'The message is sent.',
  read: 'The messages count as read.',
  note: 'The note is kept.',
  'change-note': 'The note is changed.',
  'delete-note': 'The note is deleted.',
  return: 'Decided. Your answer is mailed to the customer.',
  reminder: 'The reminder is mailed to the customer.',
  artwork: 'The file is kept with the item. It is printed once its proof is approved.',
  plain: 'The file is taken off. The sample is made plain.',
  'artwork-place': 'The file is put there. It is printed once its new proof is approved.',
  proof: 'The proof is sent to the customer.',
  'proof-back': 'The proof is taken back.',
  'proof-comment': 'The customer reads your comment with the proof.',
  'proof-decision': 'Recorded.',
  waiver: 'The item can be printed as it is. An alert names you and your reason.',
  'waiver-no-place':
    'The item may be printed without an approved proof, but its file doesn’t fit the box, so no plates can be made of it: give the item another file first, or have prepress lay it in by hand. An alert names you and your reason.',
  'waiver-too-large':
    'The item may be printed without an approved proof. Its file is too large for the program, so prepress lays it in by hand. An alert names you and your reason.',
};

/** The sentence about the form named in the page's address; empty if there is none. */
export const doneText = (done: string | null): string =>
  Object.entries(doneTexts).find(([form]) => form === done?.split(':')[0])?.[1] ?? '';
