import { isDay } from '../kernel/days.ts';
import type { Rule } from '../kernel/rules.ts';

/** Which refunds a list shows: those that staff must pay, those that the payment provider is paying, and paid ones. */
export const refundLists = ['by-hand', 'on-its-way', 'paid-back'] as const;
export type RefundList = (typeof refundLists)[number];

export const isRefundList = (text: string): text is RefundList => refundLists.some((list) => list === text);

/** Longest bank account that a customer can enter, in characters. */
export const refundAccountMaxLength = 300;

interface SettledRefund {
  readonly how: string;
  readonly reference: string;
  readonly paidOn: string;
}

export const settleRefundRules: readonly Rule<SettledRefund>[] = [
  {
    field: 'reference',
    text: 'Please enter the number of the transfer.',
    fails: ({ how, reference }) => how === 'paid' && reference === '',
  },
  {
    field: 'paidOn',
    text: 'Please enter the day as day, month and year.',
    fails: ({ how, paidOn }) => how === 'paid' && paidOn !== '' && !isDay(paidOn),
  },
];
