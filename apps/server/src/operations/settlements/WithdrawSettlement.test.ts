import { firstBroken, withdrawalRules } from '@boxwright/contract';
import { expect, test } from 'vitest';

// Over HTTP it is tried with what is read in (`ImportSettlement.test.ts`).
test('WithdrawSettlement wants a reason', () => {
  expect(firstBroken(withdrawalRules, { reason: '' })?.field).toBe('reason');
  expect(firstBroken(withdrawalRules, { reason: 'Of another account.' })).toBeUndefined();
});
