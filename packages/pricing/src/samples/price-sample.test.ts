import { bps, splitGst } from '@boxwright/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceSample } from './price-sample.ts';

const paidFor = (quantity: number, rate: number, placeOfSupply: string) => {
  const { total } = priceSample(quantity, bps(rate));
  return total + splitGst({ taxable: total, rate: bps(rate), supplierState: '33', placeOfSupply }).total;
};

describe('the price of a sample', () => {
  test.each([
    [0, 100_000],
    [500, 95_238],
    [1200, 89_286],
    [1800, 84_746],
  ])(
    'at %d basis points contains %d paise before tax, and is 1,000 rupees with either kind of GST',
    (rate, taxable) => {
      const price = priceSample(1, bps(rate));
      expect(price).toMatchObject({ total: taxable, breakdown: [{ amount: taxable }] });
      expect([paidFor(1, rate, '33'), paidFor(1, rate, '27')]).toEqual([100_000, 100_000]);
    },
  );

  test('is never more than advertised, and at most two paise less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('33', '27'), (rate, place) => {
        const paid = paidFor(1, rate, place);
        expect(paid).toBeLessThanOrEqual(100_000);
        expect(paid).toBeGreaterThanOrEqual(99_998);
      }),
    );
  });
});
