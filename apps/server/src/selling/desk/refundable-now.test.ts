import { expect, test } from 'vitest';
import { refundableNow } from './refundable-now.ts';

const ledger = [
  { attemptId: 1, kind: 'payment', amountPaise: 1000 },
  { attemptId: null, kind: 'transfer', amountPaise: 300 },
] as never;
const waiting = { attemptId: null, state: 'by-hand', amountPaise: 100 } as const;
const of = (status: string, overpaid: number, refunds = [waiting] as never) =>
  refundableNow({ status } as never, { ledger, overpaid }, refunds);

test('before the dispatch, only what was overpaid and isn’t on its way back can be refunded', () => {
  expect(of('Packed', 300)).toEqual({ overpaid: 200, most: 200 });
  expect(of('Packed', 0)).toEqual({ overpaid: 0, most: 0 });
});

test('after the dispatch, everything that is left can be refunded', () => {
  expect(of('Delivered', 300)).toEqual({ overpaid: 200, most: 1200 });
});

test('nothing can be refunded when everything is on its way back', () => {
  const all = [
    { attemptId: 1, state: 'asked', amountPaise: 1000 },
    { ...waiting, amountPaise: 300 },
  ] as never;
  expect(of('Cancelled', 0, all)).toEqual({ overpaid: 0, most: 0 });
});
