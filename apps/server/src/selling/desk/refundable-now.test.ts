import { expect, test } from 'vitest';
import { refundableNow } from './refundable-now.ts';

const ledger = [
  { attemptId: 1, kind: 'payment', amountPaise: 1000 },
  { attemptId: null, kind: 'transfer', amountPaise: 300 },
] as never;
const waiting = { attemptId: null, state: 'by-hand', amountPaise: 100 } as const;
const of = (status: string, overpaid: number, refunds = [waiting] as never) =>
  refundableNow({ status } as never, { ledger, overpaid }, refunds);

test('before the dispatch it is what was paid too much and isn’t on its way', () => {
  expect(of('Packed', 300)).toEqual({ overpaid: 200, most: 200 });
  expect(of('Packed', 0)).toEqual({ overpaid: 0, most: 0 });
});

test('after the dispatch it is all that is left', () => {
  expect(of('Delivered', 300)).toEqual({ overpaid: 200, most: 1200 });
});

test('nothing is left where all goes back already', () => {
  const all = [
    { attemptId: 1, state: 'asked', amountPaise: 1000 },
    { ...waiting, amountPaise: 300 },
  ] as never;
  expect(of('Cancelled', 0, all)).toEqual({ overpaid: 0, most: 0 });
});
