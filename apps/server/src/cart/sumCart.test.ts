import { add, paise } from '@boxwright/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCart } from './sumCart.ts';

const line = fc.record({
  goods: fc.integer({ min: 1, max: 100_000_000 }).map(paise),
  gstRateBps: fc.constantFrom(0, 500, 1200, 1800, 2800),
  shippedGrams: fc.integer({ min: 0, max: 500_000 }),
});
const state = fc.constantFrom('33', '34', '27');

describe('the sum of a cart', () => {
  test('is the sum of its parts to the paisa, and all of the delivery lies on the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(5_000_000), state, (lines, charge, place) => {
        const delivery = paise(charge);
        const sum = sumCart(lines, delivery, { supplierState: '33', placeOfSupply: place });
        expect(add(...sum.lines.map((summed) => summed.delivery))).toBe(delivery);
        expect(add(...sum.lines.map((summed) => summed.tax.total))).toBe(sum.tax.total);
        expect(sum.total).toBe(sum.goods + sum.delivery + sum.tax.cgst + sum.tax.sgst + sum.tax.igst);
        if (place === '33') expect(sum.tax.igst).toBe(0);
        else expect(sum.tax.cgst + sum.tax.sgst).toBe(0);
      }),
    );
  });

  test('lays no delivery on a line that is picked up while another ships', () => {
    const lines = [
      { goods: paise(100_000), gstRateBps: 500, shippedGrams: 0 },
      { goods: paise(50_000), gstRateBps: 500, shippedGrams: 800 },
    ];
    const sum = sumCart(lines, paise(4000), { supplierState: '33', placeOfSupply: '33' });
    expect(sum.lines.map(({ delivery }) => delivery)).toEqual([0, 4000]);
  });

  test('of nothing is nothing', () => {
    expect(sumCart([], paise(0), { supplierState: '33', placeOfSupply: '33' }).total).toBe(0);
  });
});
