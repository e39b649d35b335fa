import { boxStyleOf, type Dieline, drawBox, drawDieline, measure } from '@boxwright/dieline';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  demoRateCard,
  type Imposition,
  layoutsFor,
  placesOf,
  pricedStyles,
  type StockSheet,
  usualImposition,
} from '../index.ts';
import { nestable } from '../nesting/nest.ts';
import { sheetFaults } from '../testing/sheet-faults.ts';
import { upsBoundOf } from './layouts.ts';

function blank(size: { length: number; width: number; height: number }) {
  const drawn = drawDieline('reverse-tuck-end', { ...size, caliper: 0.435 });
  if (!drawn.ok) throw new Error(drawn.text);
  return drawn.dieline;
}

const carton = { length: 60, width: 40, height: 100 };
const largest = { widthIn: 28, heightIn: 40 };
const usable = ({ widthIn, heightIn }: Pick<StockSheet, 'widthIn' | 'heightIn'>) => ({
  long: Math.max(widthIn, heightIn) * 25.4 - 10,
  short: Math.min(widthIn, heightIn) * 25.4 - 17,
});

function rectangularUps(dieline: Dieline, sheet: Pick<StockSheet, 'widthIn' | 'heightIn'>): number {
  const { flatWidth, flatHeight } = measure(dieline);
  const { long, short } = usable(sheet);
  const fit = (size: number, room: number) => Math.max(0, Math.floor((room + 4) / (size + 4)));
  return Math.max(fit(flatWidth, long) * fit(flatHeight, short), fit(flatHeight, long) * fit(flatWidth, short));
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Any box of a style that is priced online, small enough that several fit a sheet. */
const anyBox = fc
  .record({
    style: fc.constantFrom(...pricedStyles),
    shares: fc.record({ length: share, width: share, height: share }),
    caliper: fc.double({ min: 0.26, max: 0.6, noNaN: true }),
  })
  .map(({ style, shares, caliper }) => {
    const limits = boxStyleOf(style)?.limits;
    const size = (dimension: 'length' | 'width' | 'height') => {
      const [least, most] = limits?.[dimension] ?? [0, 0];
      return least + shares[dimension] * Math.min(most - least, 100);
    };
    return { style, length: size('length'), width: size('width'), height: size('height'), caliper };
  });

/** Empty if the style isn't available in that size. */
function blanksOf({ style, ...size }: typeof anyBox extends fc.Arbitrary<infer Box> ? Box : never): Dieline[] {
  const drawn = drawBox(style, size);
  return drawn.ok ? drawn.box.blanks.map(({ dieline }) => dieline) : [];
}

const anySheet = fc.constantFrom(...demoRateCard.sheets);

const anyImposition = fc.record({
  gripper: fc.integer({ min: 0, max: 20 }),
  sideLay: fc.integer({ min: 0, max: 10 }),
  tail: fc.integer({ min: 0, max: 10 }),
  betweenKnives: fc.integer({ min: 3, max: 9 }),
});

describe('ups on a sheet', () => {
  test('a 60×40×100 reverse tuck fits a 28×40 in sheet 16 up, while its rectangles fit 12 up', () => {
    expect(layoutsFor(blank(carton), largest, usualImposition)).toHaveLength(16);
    expect(rectangularUps(blank(carton), largest)).toBe(12);
  });

  test('are more if knives may be nearer to each other, and fewer with a wider margin', () => {
    const ups = (changed: Partial<Imposition>) =>
      layoutsFor(blank(carton), largest, { ...usualImposition, ...changed }).length;
    expect(ups({})).toBe(16);
    expect([ups({ betweenKnives: 1 }), ups({ betweenKnives: 9 })]).toEqual([18, 15]);
    expect(ups({ gripper: 60 })).toBe(14);
  });

  test.each([
    [
      'flaps pass each other at exactly the knives’ least distance',
      'base-and-lid',
      [63.6, 73.8, 84.7],
      0.335,
      [23, 36],
      5,
    ],
    ['a zigzag lies closer than loose rows', 'roll-end-tray', [101.4, 65.8, 30.9], 0.365, [25, 36], 16],
    [
      'a tapered flap goes into a gap that is too narrow for its whole width',
      'base-and-lid',
      [64.4, 47.6, 22],
      0.39,
      [25, 36],
      33,
    ],
    ['a zigzag of pairs opens in two places', 'gusset', [105, 36, 49], 0.435, [23, 36], 14],
    ['a zigzag moves so that most blanks fit across', 'straight-tuck-end', [100.4, 22.9, 27.3], 0.435, [25, 36], 24],
    ['one zigzag is as deep as the sheet', 'straight-tuck-end', [85.63, 55.86, 46.49], 0.435, [18, 25], 5],
    ['rows of pairs are shifted', 'auto-lock-bottom', [106.76178, 33.24246, 50.69428], 0.435, [23, 36], 13],
    ['rows of pairs are shifted', 'straight-tuck-end', [61.83597, 55.04538, 30.49542], 0.435, [20, 30], 10],
    [
      'lids interlock, and the backs of the rows need another shift',
      'auto-lock-bottom',
      [135, 35.4, 61],
      0.435,
      [20, 30],
      8,
    ],
    ['lids interlock in rows that start anywhere', 'reverse-tuck-end', [68.6, 56.8, 49.5], 0.508, [28, 40], 14],
    ['stretched rows have two and one by turns', 'snap-lock-bottom', [132.18, 75.37, 114.74], 0.435, [28, 40], 5],
    ['as many as in the best of all pairs', 'auto-lock-bottom', [151, 37, 129], 0.435, [23, 36], 4],
    ['as many as in the best of all pairs', 'sleeve', [56, 62, 154], 0.435, [25, 36], 10],
  ] as const)('%s', (_, style, [length, width, height], caliper, [widthIn, heightIn], ups) => {
    const [dieline] = blanksOf({ style, length, width, height, caliper });
    expect(dieline && layoutsFor(dieline, { widthIn, heightIn }, usualImposition)).toHaveLength(ups);
  });

  test('every number of ups up to the maximum is offered once, in order', () => {
    const layouts = layoutsFor(blank(carton), largest, usualImposition);
    expect(layouts.map(({ ups }) => ups)).toEqual(Array.from({ length: layouts.length }, (_, index) => index + 1));
    for (const layout of layouts) expect(placesOf(layout, largest, usualImposition)).toHaveLength(layout.ups);
  });

  test('the sheet’s edges may be given in either order', () => {
    expect(layoutsFor(blank(carton), { widthIn: 25, heightIn: 18 }, usualImposition)).toEqual(
      layoutsFor(blank(carton), { widthIn: 18, heightIn: 25 }, usualImposition),
    );
  });

  test('a blank larger than the sheet has no layout', () => {
    const tooLarge = blank({ length: 300, width: 200, height: 300 });
    expect(layoutsFor(tooLarge, { widthIn: 18, heightIn: 25 }, usualImposition)).toEqual([]);
  });

  test('with true outlines are never fewer than with rectangles, and never more than the upper bound', () => {
    fc.assert(
      fc.property(anyBox, anySheet, (box, sheet) => {
        for (const dieline of blanksOf(box)) {
          const ups = layoutsFor(dieline, sheet, usualImposition).at(-1)?.ups ?? 0;
          expect(ups).toBeGreaterThanOrEqual(rectangularUps(dieline, sheet));
          expect(ups).toBeLessThanOrEqual(upsBoundOf(nestable(dieline, 4), sheet, usualImposition));
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('the positions of a layout', () => {
  test('stay clear of gripper, side lays and tail, and keep the least distance between knives in every direction', () => {
    fc.assert(
      fc.property(anyBox, anySheet, anyImposition, (box, sheet, imposition) => {
        for (const dieline of blanksOf(box)) expect(sheetFaults(dieline, sheet, imposition).faults).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  });
});
