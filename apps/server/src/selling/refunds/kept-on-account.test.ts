import type { Refund } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { keptOnAccount } from './kept-on-account.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
// Only the fields that the function reads.
const refund = (amountPaise: number, hour: number, own: object = {}) =>
  ({
    ...{ attemptId: null, state: 'withdrawn', causeCode: 'paid-too-much', amountPaise, createdAt: at(hour) },
    ...own,
  }) as Refund;
const moved = (amount: number, hour: number) => ({ kind: 'moved', amountPaise: -amount, createdAt: at(hour) }) as const;

test('a refund that was withdrawn before or after its money was moved isn’t one that is kept on account', () => {
  const [bounced, kept, later] = [refund(500, 1), refund(500, 3), refund(500, 5)];
  expect([...keptOnAccount([moved(500, 4)], [bounced, kept, later])]).toEqual([kept]);
  expect([...keptOnAccount([], [bounced])]).toEqual([]);
  const both = [refund(200, 1), refund(300, 1)];
  expect(keptOnAccount([moved(500, 2)], both)).toEqual(new Set(both));
});

test('neither a refund that is paid nor one of another cause is kept on account', () => {
  const others = [refund(500, 1, { state: 'succeeded' }), refund(500, 1, { causeCode: 'agreed' })];
  expect([...keptOnAccount([moved(500, 2)], others)]).toEqual([]);
});
