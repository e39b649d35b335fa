import { expect, test } from 'vitest';
import { type Curve, lengthOf, onCurve, rangeOf } from './curve.ts';

/** A quarter of a circle of radius 1, as well as a cubic curve can: 2.7e-4 away at most. */
const k = (4 / 3) * (Math.SQRT2 - 1);
const quarter: Curve = { xs: [0, k, 1, 1], ys: [1, 1, k, 0] };

test('a curve begins and ends at its ends, and its middle is where it was measured', () => {
  expect([0, 0.5, 1].map((t) => onCurve(quarter.xs, t))).toEqual([0, expect.closeTo(Math.SQRT1_2, 6), 1]);
  expect(onCurve([0, 0, 0, 8], 0.5)).toBe(1);
  expect(onCurve([0, 8, 0, 0], 0.5)).toBe(3);
});

test('the length of a line is exact, and that of a quarter circle to its own error', () => {
  expect(lengthOf({ xs: [1, 2, 3, 4], ys: [0, 4 / 3, 8 / 3, 4] })).toBeCloseTo(5, 12);
  expect(Math.abs(lengthOf(quarter) - Math.PI / 2)).toBeLessThan(3e-4);
  // There and back again, twice as far as its turning point: 4/9 of the handle.
  expect(lengthOf({ xs: [0, 1, 1, 0], ys: [0, 0, 0, 0] })).toBeCloseTo(1.5, 3);
});

test('the range is that of the turning points between the ends, and of the ends', () => {
  const sampled = (values: Curve['xs']) => Array.from({ length: 4001 }, (_, step) => onCurve(values, step / 4000));
  for (const values of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [0, 3, -2, 1],
    [1, -2, 3, 0],
    [0, 5, 5, 0],
    [0, -5, -5, 0],
    [2, 2, 2, 2],
    [0, 9, 1, 0.5],
    [0, -1, 9, 8],
    [0, 1, 1.5, 1.5],
    [3, -4, 9, 1],
    [-2, 5, -6, 4],
  ] as const) {
    const [least, most] = rangeOf(values);
    expect(least).toBeCloseTo(Math.min(...sampled(values)), 5);
    expect(most).toBeCloseTo(Math.max(...sampled(values)), 5);
  }
});
