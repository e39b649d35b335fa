import { caliperOf } from '@boxwright/dieline';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviseCaliper, lightestBoards } from '../index.ts';

const board = (name: string, gsm: number, bulk: number) => ({ name, gsm, caliper: caliperOf(gsm, bulk) });
const boards = [
  ...[250, 300, 350].map((gsm) => board('Folding Box Board', gsm, 1.45)),
  ...[250, 300, 350].map((gsm) => board('White Backed Duplex Board', gsm, 1.3)),
];
const small = 100;
const advised = (capacity: number, mass: number | null) =>
  lightestBoards(boards, adviseCaliper(capacity, mass)).map(({ name, gsm }) => `${name} ${gsm}`);

describe('the thickness', () => {
  test.each([
    [250, 0.3, 0.4],
    [500, 0.4, 0.5],
    [1000, 0.5, 0.6],
    [1400, 0.6, 0.7],
    [1700, 0.7, 0.8],
    [2000, 0.8, 1],
    [4000, 1, null],
  ])('for up to %s g is at least %s mm, above it %s', (mass, upTo, above) => {
    expect(adviseCaliper(small, mass)).toEqual({ least: upTo, by: 'mass' });
    expect(adviseCaliper(small, mass + 1)).toEqual({ least: above, by: 'mass' });
  });

  test.each([
    [1000, 0.3, 0.4],
    [2000, 0.4, 0.5],
    [3000, 0.5, 0.6],
    [4000, 0.6, 0.7],
    [5000, 0.7, 0.8],
    [6000, 0.8, 1],
    [20_000, 1, null],
  ])('for up to %s cm³ is at least %s mm, above it %s', (capacity, upTo, above) => {
    expect(adviseCaliper(capacity, null)).toEqual({ least: upTo, by: 'capacity' });
    expect(adviseCaliper(capacity + 0.1, null)).toEqual({ least: above, by: 'capacity' });
  });

  test('is enough for both mass and capacity', () => {
    expect(adviseCaliper(2500, 320)).toEqual({ least: 0.5, by: 'capacity' });
    expect(adviseCaliper(900, 700)).toEqual({ least: 0.5, by: 'mass' });
    expect(adviseCaliper(1500, 320)).toEqual({ least: 0.4, by: 'mass' });
    expect(adviseCaliper(900, 5000)).toEqual({ least: null, by: 'mass' });
    expect(adviseCaliper(30_000, 100)).toEqual({ least: null, by: 'capacity' });
  });
});

describe('the boards', () => {
  test('are the lightest of each kind that are thick enough', () => {
    expect(advised(small, 320)).toEqual(['Folding Box Board 300', 'White Backed Duplex Board 350']);
    expect(advised(small, null)).toEqual(['Folding Box Board 250', 'White Backed Duplex Board 250']);
    expect(advised(small, 800)).toEqual(['Folding Box Board 350']);
  });

  test('are none if none is thick enough', () => {
    for (const [capacity, mass] of [
      [small, 1200],
      [3500, null],
      [small, 5000],
    ] as const)
      expect(advised(capacity, mass)).toEqual([]);
  });

  test('are never thinner for heavier contents or a larger box', () => {
    const thinnest = (capacity: number, mass: number | null) =>
      Math.min(...lightestBoards(boards, adviseCaliper(capacity, mass)).map(({ caliper }) => caliper));
    const [capacities, masses] = [fc.integer({ min: 1, max: 7000 }), fc.integer({ min: 0, max: 4500 })];
    const more = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(capacities, more, fc.option(masses), more, (capacity, larger, mass, heavier) => {
        const least = (of: number, grams: number | null) => adviseCaliper(of, grams).least ?? Infinity;
        const grown = [capacity + larger, (mass ?? 0) + heavier] as const;
        expect(least(...grown)).toBeGreaterThanOrEqual(least(capacity, mass));
        expect(thinnest(...grown)).toBeGreaterThanOrEqual(thinnest(capacity, mass));
      }),
      { numRuns: runs(2000) },
    );
  });
});
