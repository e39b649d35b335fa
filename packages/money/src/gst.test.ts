import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bps, isGstin, paise, percentOf, splitGst } from './index.ts';

const home = { supplierState: '33', placeOfSupply: '33' };
const away = { supplierState: '33', placeOfSupply: '34' };

describe('splitGst', () => {
  test('halves the rate inside the state and rounds CGST and SGST separately', () => {
    expect(splitGst({ taxable: paise(5_467_000), rate: bps(1800), ...home })).toEqual({
      cgst: 492_030,
      sgst: 492_030,
      igst: 0,
      total: 984_060,
    });
    expect(splitGst({ taxable: paise(100_050), rate: bps(500), ...home })).toEqual({
      cgst: 2_501,
      sgst: 2_501,
      igst: 0,
      total: 5_002,
    });
  });

  test('charges IGST between states, Puducherry included', () => {
    expect(splitGst({ taxable: paise(100_050), rate: bps(500), ...away })).toEqual({
      cgst: 0,
      sgst: 0,
      igst: 5_003,
      total: 5_003,
    });
  });

  test('halves rates of an odd number of basis points exactly', () => {
    expect(splitGst({ taxable: paise(10_000_000), rate: bps(25), ...home }).cgst).toBe(12_500);
  });

  test.each(['', '3', 'TN', '033'])('refuses the state code %j', (state) => {
    expect(() => splitGst({ taxable: paise(1), rate: bps(500), supplierState: '33', placeOfSupply: state })).toThrow(
      RangeError,
    );
  });

  test('the parts sum to the tax, and CGST + SGST differs from IGST by a paisa at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 500, 1200, 1800, 2800), (taxable, rate) => {
        const inside = splitGst({ taxable: paise(taxable), rate: bps(rate), ...home });
        expect(inside.cgst).toBe(inside.sgst);
        expect(inside.cgst + inside.sgst + inside.igst).toBe(inside.total);
        expect(Math.abs(inside.total - percentOf(paise(taxable), bps(rate)))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('isGstin', () => {
  test.each(['33AAACY2068D1ZN', '29AAACY2068D1ZC', '27AAPFU0939F1ZV', '07AAACY2068D1ZI', '97AAACY2068D1Z9'])(
    'accepts %s',
    (gstin) => {
      expect(isGstin(gstin)).toBe(true);
    },
  );

  test.each([
    '33AAACY2068D1ZM',
    '33aaacy2068d1zn',
    '39AAACY2068D1ZN',
    '33AAACY2068D0ZN',
    '33AAACY2068D1Z',
    '',
    ' 33AAACY2068D1ZN',
    '33AAACY2068D1ZNX',
    // The check character is right, the shape is not.
    '233AAACY2068D1ZN',
    '00AAACY2068D1ZW',
    '39AAACY2068D1ZB',
    '98AAACY2068D1Z7',
    '33AAACY2068D0ZO',
    '33AAACY2068D1YP',
    '3333ACY2068D1Z8',
    '33AAACYB068D1Z5',
    '33AAACY206851Z3',
  ])('refuses %j', (gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  test('rejects any single mistyped character', () => {
    const right = '27AAPFU0939F1ZV';
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (place, wrong) => {
        fc.pre(right[place] !== wrong);
        expect(isGstin(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false);
      }),
    );
  });
});
