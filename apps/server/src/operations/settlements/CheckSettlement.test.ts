import { expect, test } from 'vitest';
import { matched } from '../../testing/matched-rows.ts';

test('CheckSettlement matches payments by both numbers, and each of them once', () => {
  expect(
    matched(
      ['payment', 'T1', 'P1', 1000],
      ['payment', 'T1', 'P1', 1000],
      ['payment', 'T4', 'P1', 1000],
      ['payment', '', 'P4', 999],
      ['payment', 'T2', '', 1000],
      ['payment', 'T3', 'P3', 1000],
      ['payment', 'T9', 'P9', 1000],
      ['payment', '', '', 1000],
      ['chargeback', 'T1', 'P1', -1000],
      ['adjustment', '', '', -5],
    ),
  ).toEqual([
    [1, null, null],
    [null, null, 'unmatched'],
    [null, null, 'unmatched'],
    [4, null, 'amount'],
    [2, null, 'unpaid'],
    [null, null, 'unmatched'],
    [null, null, 'unmatched'],
    [null, null, 'unmatched'],
    [1, null, null],
    [null, null, null],
  ]);
});
