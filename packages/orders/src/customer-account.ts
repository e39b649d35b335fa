/**
 * What can happen to the money that is held for a customer. `receipt`: it came; `allotted`: it pays an order; `returned`: an
 * allotment was taken back; `moved`: it was paid for an order beyond what was due; `moved-back`: that was taken back;
 * `paid-back`: the customer has it again; `reversal`: a receipt or repayment that was recorded wrongly or bounced.
 */
export const accountKinds = [
  'receipt',
  'allotted',
  'returned',
  'moved',
  'moved-back',
  'paid-back',
  'reversal',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Each kind as staff and the customer read it. */
export const accountKindNames: Readonly<Record<AccountKind, string>> = {
  receipt: 'Received',
  allotted: 'Allotted to an order',
  returned: 'Allotment taken back',
  moved: 'Overpaid, kept on account',
  'moved-back': 'Back with its order',
  'paid-back': 'Paid back',
  reversal: 'Reversal',
};
