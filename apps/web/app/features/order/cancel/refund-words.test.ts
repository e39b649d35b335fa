import type { RefundRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { refundWords } from './refund-words.ts';

test('money that was recorded beyond what is due waits for the mail that says what becomes of it', () => {
  const now = new Date('2026-11-30T10:00:00Z');
  const refund: RefundRow = {
    ...{ amount: 72_500, state: 'by-hand' as const, isCash: true, isKept: false, isUndecided: true, method: '' },
    ...{ requestedAt: now, changedAt: now, reference: null },
  };
  expect(refundWords(refund).text).toBe(
    'It is more than was due. We mail you whether we transfer it or hold it on your account.',
  );
  expect(refundWords({ ...refund, isUndecided: false }).text).toContain('we pay it back by bank transfer');
});
