import { expect, test } from 'vitest';
import { isWaitingRefund, refundStates, refundsDue } from './refund.ts';

const sources = [
  { attemptId: null, paid: 500, refunded: 0 },
  { attemptId: 1, paid: 1000, refunded: 300 },
  { attemptId: 2, paid: 900, refunded: 900 },
  { attemptId: 3, paid: 250, refunded: 0 },
];

test('everything that is left is refunded, the newest payment first', () => {
  expect(refundsDue(sources)).toEqual([
    { attemptId: 3, amount: 250 },
    { attemptId: 1, amount: 700 },
    { attemptId: null, amount: 500 },
  ]);
});

test('a part is taken from the newest payments, and never more than is left', () => {
  for (let most = 0; most <= 1600; most += 50) {
    const sum = refundsDue(sources, most).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(Math.min(most, 1450));
  }
  expect(refundsDue(sources, 300)).toEqual([
    { attemptId: 3, amount: 250 },
    { attemptId: 1, amount: 50 },
  ]);
});

test('refunding more than was paid is an error', () => {
  expect(() => refundsDue([{ attemptId: 1, paid: 1, refunded: 2 }])).toThrow(RangeError);
});

test('money is to go back, or on its way, until it is there or is no longer owed', () => {
  expect(refundStates.filter(isWaitingRefund)).toEqual(['requested', 'asked', 'by-hand']);
});
