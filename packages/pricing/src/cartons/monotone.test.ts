import { isThorough, runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateCard, pricedStyles } from '../index.ts';
import { anyPair, lowestPossiblePrice, measures, pricesOf, randomFrom, saving } from '../testing/pairs.ts';
import { blanksOf } from './blank.ts';

/**
 * Pairs of a box with a bigger one or a heavier board. Nesting true outlines makes ups a step function of the shape,
 * and about once in ten thousand pairs a bigger blank fits more often than a smaller one: docs/decisions/0010 says why,
 * how often and by how much. packages/pricing/nightly.ts checks thousands of pairs.
 */
const pairs = isThorough ? 5 : 2;
const maxCheaper = 1;
const maxSaving = 0.1;

const sizes = measures.filter((measure) => measure !== 'board');
const anySeed = fc.integer({ min: 1, max: 2_147_483_647 });

describe('the price of a carton', () => {
  test.each(measures)('is not less for a bigger box or a heavier board (%s)', (measure) => {
    const random = randomFrom(42);
    let [compared, cheaper] = [0, 0];
    for (const style of pricedStyles) {
      for (let index = 0; index < pairs; index += 1) {
        const prices = pricesOf(anyPair(style, measure, random));
        if (!prices) continue;
        compared += 1;
        if (saving(prices) > 0) cheaper += 1;
        expect(saving(prices)).toBeLessThan(maxSaving);
      }
    }
    expect(compared).toBeGreaterThan((pricedStyles.length * pairs) / 2);
    expect(cheaper).toBeLessThanOrEqual(maxCheaper);
  });

  test('comes from a blank whose area and rule length never shrink as the box grows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pricedStyles), fc.constantFrom(...sizes), anySeed, (style, measure, seed) => {
        const { smaller, bigger } = anyPair(style, measure, randomFrom(seed));
        const [one, other] = [blanksOf(smaller, demoRateCard), blanksOf(bigger, demoRateCard)];
        if (!one.ok || !other.ok) return;
        for (const [index, blank] of one.blanks.entries()) {
          expect(other.blanks[index]?.areaSqMm).toBeGreaterThanOrEqual(blank.areaSqMm);
          expect(other.blanks[index]?.ruleMetres).toBeGreaterThanOrEqual(blank.ruleMetres);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('of a bigger box is never less than the smaller one’s with the theoretically best use of the sheet', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pricedStyles), fc.constantFrom(...sizes), anySeed, (style, measure, seed) => {
        const pair = anyPair(style, measure, randomFrom(seed));
        const prices = pricesOf(pair);
        if (!prices) return;
        expect(prices.bigger.total).toBeGreaterThanOrEqual(lowestPossiblePrice(pair.smaller));
      }),
      { numRuns: runs(60) },
    );
  });
});
