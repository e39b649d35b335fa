import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from './paise.ts';
import { formatUnitPrice, unitPriceOf } from './unit-price.ts';

test.each([
  [1_860_000, 2000, '₹9.30'],
  [1_500_050, 1000, '₹15.0005'],
  [1_500_500, 1000, '₹15.005'],
  [100_000, 1, '₹1,000.00'],
  [123_456_700, 100, '₹12,345.67'],
  [1_829_391, 2000, 'about ₹9.1470'],
  [1, 3, '₹0.003'],
  [0, 1000, '₹0.00'],
])('%d paise for %d are %s each', (amount, quantity, text) => {
  expect(formatUnitPrice(paise(amount), quantity)).toBe(text);
});

test('multiplies up to the amount, or says that it is about that', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.integer({ min: 1, max: 100_000 }), (amount, quantity) => {
      const { text, isAbout } = unitPriceOf(paise(amount), quantity);
      const tenThousandths = Math.round(Number(text.replace(/[₹,]/g, '')) * 10_000);
      const multiplied = Math.floor((tenThousandths * quantity) / 100 + 0.5);
      expect(multiplied === amount).toBe(!isAbout);
    }),
  );
});
