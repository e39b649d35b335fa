import { matches, type Rule, required } from '../kernel/rules.ts';
import { type recordedPayments, recordPaymentRules } from './desk-order.ts';

/** The most orders over which one receipt is split. */
export const mostAllotments = 50;

/** How many entries of a customer's account are shown. */
export const accountEntriesShown = 100;

interface Receipt {
  readonly how: (typeof recordedPayments)[number];
  readonly bank?: string | undefined;
  readonly amount: number;
  readonly reference: string;
  readonly receivedOn: string;
  readonly allotments: readonly { readonly amount: number; readonly tds: number }[];
}

const sumOf = (allotments: Receipt['allotments']) => allotments.reduce((sum, { amount }) => sum + amount, 0);

export const receiptRules: readonly Rule<Receipt>[] = [
  ...(recordPaymentRules as readonly Rule<Receipt>[]), // each reads a subset of these fields
  {
    field: 'allotments',
    text: 'Amounts of orders can’t be below zero.',
    fails: ({ allotments }) => allotments.some(({ amount, tds }) => amount < 0 || tds < 0),
  },
  {
    field: 'allotments',
    text: 'More is given to orders than came.',
    fails: ({ amount, allotments }) => sumOf(allotments) > amount,
  },
];

export const allotRules: readonly Rule<{ readonly amount: number }>[] = [
  { field: 'amount', text: 'Please enter an amount.', fails: ({ amount }) => amount <= 0 },
];

const dayWords = 'Please enter the date as day, month and year.';

interface PaidBack {
  readonly amount: number;
  readonly reference: string;
  readonly paidOn: string;
}

export const payBackRules: readonly Rule<PaidBack>[] = [
  ...(allotRules as readonly Rule<PaidBack>[]), // they read the amount
  required('reference', 'Please enter the bank’s reference, or the number of the receipt.'),
  matches('paidOn', /^\d{4}-\d{2}-\d{2}$/, dayWords),
];
