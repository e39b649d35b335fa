import { expect, test } from 'vitest';
import { suppliedOf } from './supplied.ts';

test.each([
  // ordered, good, tolerance: charged, sent, short
  [1000, null, 5, 1000, 1000, false],
  [1000, 1000, 5, 1000, 1000, false],
  [1000, 970, 5, 970, 970, false],
  [1000, 950, 5, 950, 950, false],
  [1000, 949, 5, 949, 949, true],
  [1000, 1030, 5, 1000, 1030, false],
  [1000, 1050, 5, 1000, 1050, false],
  [1000, 1400, 5, 1000, 1050, false],
  // A single box, as of a sample, has no tolerance.
  [1, 0, 5, 0, 0, true],
  [19, 18, 5, 18, 18, true],
  [20, 19, 5, 19, 19, false],
  [1000, 999, 0, 999, 999, true],
  [1000, 1001, 0, 1000, 1000, false],
])('of %s ordered pieces with %s good ones and ± %s %%, %s are charged and %s sent; short: %s', (...given) => {
  const [ordered, good, tolerance, charged, sent, isShort] = given;
  expect(suppliedOf({ ordered, good }, tolerance)).toEqual({ ordered, good, charged, sent, isShort });
});

test('never charges more than was ordered, nor more than is sent, and sends at most the tolerance more', () => {
  for (let ordered = 1; ordered < 200; ordered += 7) {
    for (let good = 0; good < 260; good += 3) {
      const { charged, sent } = suppliedOf({ ordered, good }, 5);
      expect(charged).toBeLessThanOrEqual(Math.min(ordered, sent));
      expect(sent).toBeLessThanOrEqual(Math.min(good, ordered * 1.05));
    }
  }
});
