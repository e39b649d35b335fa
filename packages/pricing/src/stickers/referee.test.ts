import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsExactly } from '../testing/exact-packing.ts';
import { refereeRectangles, refereeRounds } from '../testing/referee-stickers.ts';
import { scaledBound } from './scaled-bound.ts';

test('rectangular stickers lie as often as in a search without limits, and nearly all are proven the best', () => {
  for (const seed of [38, 2029]) {
    const { proven, more, laid } = refereeRectangles({ sizes: runs(300) / 5, seed, cuts: 200_000 });
    expect(more).toEqual([]);
    expect(proven / laid).toBeGreaterThan(0.95);
  }
});

test('round stickers lie as often as in rows of every order and in lattices at every angle', () => {
  const { more } = refereeRounds({ sizes: runs(300) / 5, seed: 39 });
  expect(more).toEqual([]);
});

test('the bound is never below what an exact search packs', () => {
  const side = (least: number, most: number) => fc.integer({ min: least, max: most });
  fc.assert(
    fc.property(side(3, 12), side(2, 9), side(8, 26), side(8, 22), (first, second, width, height) => {
      const bound = scaledBound(first, second, width, height);
      expect(bound > 14 || !fitsExactly(bound + 1, first, second, width, height)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
