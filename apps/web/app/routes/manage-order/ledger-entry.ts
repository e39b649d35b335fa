import type { DeskEntry } from '@boxwright/contract';

export const entryNames: Readonly<Record<DeskEntry['kind'], string>> = {
  payment: 'Online payment',
  refund: 'Refund',
  cash: 'Cash',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  reversal: 'Reversal',
  credit: 'Credit note',
  debit: 'Debit note',
  account: 'From the customer’s account',
  moved: 'Moved to the customer’s account',
  tds: 'TDS kept by the buyer',
};

/** What its day is the day of. */
export const dayWords: Readonly<Record<DeskEntry['kind'], string>> = {
  payment: 'came in',
  refund: 'paid back',
  cash: 'came in',
  transfer: 'came in',
  cheque: 'cleared',
  reversal: 'taken back',
  credit: 'credited',
  debit: 'debited',
  account: 'allotted',
  moved: 'moved',
  tds: 'deducted',
};
