import { matches, type Rule, required } from '../kernel/rules.ts';
import { chequeBankMaxLength } from './desk-order.ts';

/** Which cheques a list shows: those that wait for the bank, those that it has paid, and those that it hasn't. */
export const chequeLists = ['waiting', 'cleared', 'bounced'] as const;
export type ChequeList = (typeof chequeLists)[number];

export const isChequeList = (text: string): text is ChequeList => chequeLists.some((list) => list === text);

/** How a cheque ends that was never paid; `mistake` takes its note back, also after it ended. */
export const chequeEnds = ['bounced', 'given-back', 'mistake'] as const;
export type ChequeEnd = (typeof chequeEnds)[number];

export const isChequeEnd = (text: string): text is ChequeEnd => chequeEnds.some((end) => end === text);

/** A bank pays a cheque up to three months after the day that is written on it (RBI circular of 4 November 2011). */
export const chequeMonths = 3;

const dayWords = 'Please enter the date as day, month and year.';
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

interface NotedCheque {
  readonly order: string;
  readonly number: string;
  readonly bank: string;
  readonly datedOn: string;
  readonly amount: number;
}

export const chequeRules: readonly Rule<NotedCheque>[] = [
  required('order', 'Please enter the number of the order.'),
  matches('number', /^\d{6}$/, 'The number of a cheque has six digits.'),
  required('bank', 'Please enter the bank on which the cheque is drawn.'),
  {
    field: 'bank',
    text: `The bank can have at most ${chequeBankMaxLength} characters.`,
    fails: ({ bank }) => bank.trim().length > chequeBankMaxLength,
  },
  matches('datedOn', isoDay, dayWords),
  { field: 'amount', text: 'Please enter an amount.', fails: ({ amount }) => amount <= 0 },
];

interface EndedCheque {
  readonly end: ChequeEnd;
  readonly endedOn: string;
  readonly bankFee?: number | undefined;
  readonly reason?: string | undefined;
}

export const endChequeRules: readonly Rule<EndedCheque>[] = [
  matches('endedOn', isoDay, dayWords),
  {
    field: 'bankFee',
    text: 'Only a cheque that the bank didn’t pay costs a charge.',
    fails: ({ end, bankFee = 0 }) => bankFee > 0 && end !== 'bounced',
  },
  {
    field: 'reason',
    text: 'Please write what was wrong.',
    fails: ({ end, reason = '' }) => end === 'mistake' && reason.trim() === '',
  },
];
