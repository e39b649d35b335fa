import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, allocate, bps, halfOf, paise, percentOf, roundHalfUp, subtract } from './index.ts';

const amount = fc.integer({ min: -1e13, max: 1e13 }).map(paise);

describe('paise', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (count) => {
    expect(() => paise(count)).toThrow(RangeError);
    expect(() => bps(count)).toThrow(RangeError);
  });

  test('turns negative zero into zero', () => {
    expect(Object.is(paise(-0), 0)).toBe(true);
    expect(Object.is(percentOf(paise(-1), bps(1)), 0)).toBe(true);
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true);
  });

  test('adds up an empty list to zero and refuses sums beyond the safe integers', () => {
    expect(add()).toBe(0);
    expect(add(paise(1), paise(2), paise(-4))).toBe(-1);
    expect(subtract(paise(1), paise(3))).toBe(-2);
    expect(() => add(paise(Number.MAX_SAFE_INTEGER), paise(1))).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  test.each([
    [100_050, 500, 5_003],
    [100_050, 250, 2_501],
    [-100_050, 500, -5_003],
    [1, 4_999, 0],
    [1, 5_000, 1],
  ])('takes %d paise at %d basis points as %d', (of, rate, expected) => {
    expect(percentOf(paise(of), bps(rate))).toBe(expected);
  });

  test('stays exact where floating point would not', () => {
    expect(percentOf(paise(9_007_199_254_740_991), bps(10_000))).toBe(9_007_199_254_740_991);
  });

  test('is never more than half a paisa off, and rounds negative amounts symmetrically', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }).map(bps), (of, rate) => {
        const taken = percentOf(of, rate);
        const off = 10_000n * BigInt(taken) - BigInt(of) * BigInt(rate);
        expect(off >= -5_000n && off <= 5_000n).toBe(true);
        expect(percentOf(paise(-of), rate)).toBe(paise(-taken));
      }),
    );
  });
});

describe('roundHalfUp', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [2.5, 3],
  ])('rounds %d to %d', (fractional, expected) => {
    expect(roundHalfUp(fractional)).toBe(expected);
  });
});

describe('halfOf', () => {
  test('gives the odd paisa to the first half', () => {
    expect(halfOf(paise(101))).toEqual({ half: 51, balance: 50 });
  });

  test('sums to the whole', () => {
    fc.assert(
      fc.property(amount, (total) => {
        const { half, balance } = halfOf(total);
        expect(add(half, balance)).toBe(total);
        expect(Math.abs(half - balance)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 });

  test('gives the remainder to the parts that lost the largest fraction, the earlier part first on a tie', () => {
    expect(allocate(paise(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(paise(10), [26, 26, 48])).toEqual([3, 2, 5]);
    expect(allocate(paise(10), [21, 25, 54])).toEqual([2, 3, 5]);
    expect(allocate(paise(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(paise(5), [0, 0])).toEqual([3, 2]);
    expect(allocate(paise(5), [0, 7])).toEqual([0, 5]);
  });

  test.each([[[]], [[-1]], [[0.5]]])('refuses the weights %j', (wrong) => {
    expect(() => allocate(paise(1), wrong)).toThrow(RangeError);
  });

  test('sums to the whole, each part within a paisa of its share', () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const parts = allocate(total, by);
        expect(add(...parts)).toBe(total);
        const sum = by.reduce((all, weight) => all + weight, 0);
        if (sum > 0) {
          parts.forEach((part, index) => {
            const off = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(by[index] ?? 0);
            expect((off < 0n ? -off : off) < BigInt(sum)).toBe(true);
          });
        }
      }),
    );
  });
});
