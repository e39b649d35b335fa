import { paise, unitPriceOf } from '@boxwright/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestAtRate } from './nearest-rates.ts';

test('an amount that is no rate lies between the two nearest ones that are', () => {
  expect(nearestAtRate(paise(1_600_005), 1005)).toEqual([1_599_960, 1_600_965]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 10_000_000_00 }),
      fc.integer({ min: 1, max: 100_000 }),
      (amount, quantity) => {
        const [below, above] = nearestAtRate(paise(amount), quantity);
        for (const near of [below, above]) expect(unitPriceOf(near, quantity).isAbout).toBe(false);
        expect([below <= amount, amount <= above]).toEqual([true, true]);
        expect(above - below).toBeLessThanOrEqual(Math.max(0.01 * quantity, 0.0021 * amount) + 1);
      },
    ),
  );
});
