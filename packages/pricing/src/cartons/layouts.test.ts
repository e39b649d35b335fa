import { boxStyleOf, type Dieline, drawBox, drawDieline, measure, outlineOf, type Point } from '@boxwright/dieline';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateCard, layoutsFor, type Place, placesOf, pricedStyles, type StockSheet } from '../index.ts';
import { nestable } from '../nesting/nest.ts';
import { distanceBetween, moved, overlap } from '../testing/outlines.ts';
import { laidOutline } from './laid-outline.ts';
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
  short: Math.min(widthIn, heightIn) * 25.4 - 12,
});

function rectangularUps(dieline: Dieline, sheet: StockSheet): number {
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

/** The outline relative to the corner of its bounding box, in whole micrometres as in layouts. */
function outlineFromCorner(dieline: Dieline): Point[] {
  const outline = outlineOf(dieline).map(([x, y]): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
  const left = Math.min(...outline.map(([x]) => x));
  const top = Math.min(...outline.map(([, y]) => y));
  return moved(outline, -left, -top);
}

describe('ups on a sheet', () => {
  test('a 60×40×100 reverse tuck fits a 28×40 in sheet 18 up, while its rectangles fit 12 up', () => {
    expect(layoutsFor(blank(carton), largest).at(-1)?.ups).toBeGreaterThanOrEqual(18);
  });

  test.each([
    ['flaps pass each other at exactly a knife’s distance', 'base-and-lid', [63.6, 73.8, 84.7], 0.335, [23, 36], 5],
    ['rows open a little for the next row’s flaps', 'roll-end-tray', [101.4, 65.8, 30.9], 0.365, [25, 36], 16],
    [
      'a flap that tapers goes into a gap too narrow for all of it',
      'base-and-lid',
      [64.4, 47.6, 22],
      0.39,
      [25, 36],
      36,
    ],
  ] as const)('%s', (_, style, [length, width, height], caliper, [widthIn, heightIn], ups) => {
    const [dieline] = blanksOf({ style, length, width, height, caliper });
    expect(dieline && layoutsFor(dieline, { widthIn, heightIn })).toHaveLength(ups);
  });

  test('every number of ups up to the maximum is offered once, in order', () => {
    const layouts = layoutsFor(blank(carton), largest);
    expect(layouts.map(({ ups }) => ups)).toEqual(Array.from({ length: layouts.length }, (_, index) => index + 1));
    for (const layout of layouts) expect(placesOf(layout, largest)).toHaveLength(layout.ups);
  });

  test('the sheet’s edges may be given in either order', () => {
    expect(layoutsFor(blank(carton), { widthIn: 25, heightIn: 18 })).toEqual(
      layoutsFor(blank(carton), { widthIn: 18, heightIn: 25 }),
    );
  });

  test('a blank larger than the sheet has no layout', () => {
    expect(layoutsFor(blank({ length: 300, width: 200, height: 300 }), { widthIn: 18, heightIn: 25 })).toEqual([]);
  });

  test('are never fewer than with rectangles, and never more than the upper bound', () => {
    fc.assert(
      fc.property(anyBox, anySheet, (box, sheet) => {
        for (const dieline of blanksOf(box)) {
          const ups = layoutsFor(dieline, sheet).at(-1)?.ups ?? 0;
          expect(ups).toBeGreaterThanOrEqual(rectangularUps(dieline, sheet));
          expect(ups).toBeLessThanOrEqual(upsBoundOf(nestable(dieline), sheet));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the positions of a layout', () => {
  test('stay on the sheet, clear of gripper and side lays, and keep the minimum distance between knives', () => {
    fc.assert(
      fc.property(anyBox, anySheet, (box, sheet) => {
        for (const dieline of blanksOf(box)) {
          const layout = layoutsFor(dieline, sheet).at(-1);
          if (layout) expectApart(outlineFromCorner(dieline), placesOf(layout, sheet), sheet);
        }
      }),
      { numRuns: 15 },
    );
  });

  function expectApart(outline: readonly Point[], places: readonly Place[], sheet: StockSheet) {
    const { long, short } = usable(sheet);
    const seen = new Set<string>();
    const laid = places.map((place) => laidOutline(outline, place));
    for (const [index, one] of laid.entries()) {
      for (const [x, y] of one) {
        expect(x >= 5 - 1e-6 && x <= 5 + long + 1e-6 && y >= 12 - 1e-6 && y <= 12 + short + 1e-6).toBe(true);
      }
      for (const [next, other] of laid.entries()) {
        const [a, b] = [places[index], places[next]];
        // Pairs with the same relative position are checked once.
        const pair = a && b && [Math.round((b.x - a.x) * 1000), Math.round((b.y - a.y) * 1000), a.turn, b.turn].join();
        if (next === index || !pair || seen.has(pair)) continue;
        seen.add(pair);
        expectGap(one, other);
      }
    }
  }

  /** Facing edges keep 4 mm along the direction of packing; flaps that pass each other keep 1 mm or more. */
  function expectGap(one: readonly Point[], other: readonly Point[]) {
    const near = (by: readonly [number, number]) => overlap(one, moved(other, ...by));
    if (!overlapOfBoxes(one, other, 4)) return;
    expect(near([0, 0])).toBe(false);
    expect(distanceBetween(one, other, 4)).toBeGreaterThanOrEqual(0.999);
    const free = ([x, y]: readonly [number, number]) =>
      [1, 2, 3, 3.999].every((step) => !near([x * step, y * step]) && !near([-x * step, -y * step]));
    expect(free([1, 0]) || free([0, 1])).toBe(true);
  }

  function overlapOfBoxes(one: readonly Point[], other: readonly Point[], grown: number) {
    return ([0, 1] as const).every(
      (axis) =>
        Math.max(...one.map((point) => point[axis])) + grown > Math.min(...other.map((point) => point[axis])) &&
        Math.max(...other.map((point) => point[axis])) + grown > Math.min(...one.map((point) => point[axis])),
    );
  }
});
