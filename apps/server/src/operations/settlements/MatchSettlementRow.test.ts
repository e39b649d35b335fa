import { expect, test } from 'vitest';
import { matched } from '../../testing/matched-rows.ts';

// Over HTTP it is tried with what is read in (`ImportSettlement.test.ts`).
test('MatchSettlementRow finds refunds by PayU’s number, else by amount, else the only one', () => {
  expect(
    matched(
      ['refund', 'T1', 'P1', -300, 'R8'],
      ['refund', 'T1', 'P1', -300],
      ['refund', 'T1', 'P1', -300],
      ['refund', 'T4', 'P4', -60],
      ['refund', 'T9', 'P9', -60],
    ),
  ).toEqual([
    [1, 8, null],
    [1, 7, null],
    [1, null, 'unmatched'],
    [4, 9, 'amount'],
    [null, null, 'unmatched'],
  ]);
});
