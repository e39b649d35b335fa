/** Why a payment that staff recorded is taken back. */
export const reversalCauses = ['wrong-order', 'wrong-amount', 'bounced', 'mistake'] as const;

export type ReversalCause = (typeof reversalCauses)[number];

/** Each cause in words: as the desk chooses it, on papers, and in the mail to the customer. */
export const reversals = {
  'wrong-order': {
    name: 'It belongs to another order',
    paper: 'Recorded with the wrong order',
    toCustomer: 'It belongs to another order and was recorded with this one by mistake.',
  },
  'wrong-amount': {
    name: 'The amount is wrong',
    paper: 'Recorded with a wrong amount',
    toCustomer: 'It was recorded with a wrong amount. The right one has a mail of its own.',
  },
  bounced: {
    name: 'The bank didn’t pay it, or took it back',
    paper: 'Not paid by the bank',
    toCustomer: 'The bank did not pay it, or took it back.',
  },
  mistake: {
    name: 'It never came',
    paper: 'Recorded by mistake',
    toCustomer: 'It was recorded by mistake.',
  },
} as const satisfies Record<ReversalCause, { name: string; paper: string; toCustomer: string }>;
