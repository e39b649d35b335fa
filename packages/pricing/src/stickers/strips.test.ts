import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layInStrips } from './strips.ts';

const side = fc.integer({ min: 10, max: 120 });
const count = (first: number, second: number) => layInStrips(first, second, 458, 305).length;

describe('strips of rectangles', () => {
  test('combine both orientations', () => {
    expect(layInStrips(3, 2, 5, 3)).toEqual([
      { x: 0, y: 0, turned: false },
      { x: 3, y: 0, turned: true },
    ]);
    expect(layInStrips(8, 3, 2, 9)).toEqual([]);
  });

  test('never overlap and stay in the area', () => {
    fc.assert(
      fc.property(side, side, (first, second) => {
        const laid = layInStrips(first, second, 458, 305).map(({ x, y, turned }) => {
          const [wide, high] = turned ? [second, first] : [first, second];
          return { left: x, top: y, right: x + wide, bottom: y + high };
        });
        for (const [index, one] of laid.entries()) {
          expect(one.left >= 0 && one.top >= 0 && one.right <= 458 && one.bottom <= 305).toBe(true);
          for (const other of laid.slice(index + 1)) {
            const beside = one.right <= other.left || other.right <= one.left;
            if (!(beside || one.bottom <= other.top || other.bottom <= one.top)) throw new Error('They overlap');
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('never fit more of a larger rectangle', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4 }), (first, second, by) => {
        expect(count(first + by, second)).toBeLessThanOrEqual(count(first, second));
        expect(count(first, second + by)).toBeLessThanOrEqual(count(first, second));
      }),
      { numRuns: runs(500) },
    );
  });

  test('refuse sides of zero', () => {
    expect(() => layInStrips(0, 3, 10, 10)).toThrow(RangeError);
    expect(() => layInStrips(3, Number.NaN, 10, 10)).toThrow(RangeError);
  });
});
