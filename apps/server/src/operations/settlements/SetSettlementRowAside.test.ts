import { firstBroken, settlementAsideRules } from '@boxwright/contract';
import { expect, test } from 'vitest';

// Over HTTP it is tried with what is read in (`ImportSettlement.test.ts`).
test('SetSettlementRowAside wants a reason to put a row aside, and none to take that back', () => {
  expect(firstBroken(settlementAsideRules, { isAside: true, reason: ' ' })?.field).toBe('reason');
  expect(firstBroken(settlementAsideRules, { isAside: true, reason: 'A test of PayU.' })).toBeUndefined();
  expect(firstBroken(settlementAsideRules, { isAside: false, reason: '' })).toBeUndefined();
});
