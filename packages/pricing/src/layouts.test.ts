import { drawDieline, measure } from '@boxwright/dieline';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateCard, layoutsFor } from './index.ts';

function blank(size: { length: number; width: number; height: number }) {
  const drawn = drawDieline('reverse-tuck-end', { ...size, caliper: 0.435 });
  if (!drawn.ok) throw new Error(drawn.text);
  return drawn.dieline;
}

const carton = { length: 60, width: 40, height: 100 };

describe('ups on a sheet', () => {
  test.each([
    [28, 40, 12],
    [18, 25, 6],
  ])('a 60×40×100 reverse tuck goes %d×%d in at %d up as rectangles', (widthIn, heightIn, ups) => {
    expect(layoutsFor(blank(carton), { widthIn, heightIn }).at(-1)?.ups).toBe(ups);
  });

  test('every number of ups up to the most is offered once, in order', () => {
    const layouts = layoutsFor(blank(carton), { widthIn: 28, heightIn: 40 });
    expect(layouts.map(({ ups }) => ups)).toEqual(Array.from({ length: layouts.length }, (_, index) => index + 1));
  });

  test('the sheet may be named by either edge first', () => {
    expect(layoutsFor(blank(carton), { widthIn: 25, heightIn: 18 })).toEqual(
      layoutsFor(blank(carton), { widthIn: 18, heightIn: 25 }),
    );
  });

  test('a blank larger than the sheet has no layout', () => {
    expect(layoutsFor(blank({ length: 300, width: 200, height: 300 }), { widthIn: 18, heightIn: 25 })).toEqual([]);
  });

  test('never asks for more area than the sheet has', () => {
    const size = fc.record({
      length: fc.integer({ min: 15, max: 300 }),
      width: fc.integer({ min: 12, max: 200 }),
      height: fc.integer({ min: 15, max: 300 }),
    });
    fc.assert(
      fc.property(size, fc.constantFrom(...demoRateCard.sheets), (dimensions, sheet) => {
        const dieline = blank(dimensions);
        const { flatWidth, flatHeight } = measure(dieline);
        const most = layoutsFor(dieline, sheet).at(-1)?.ups ?? 0;
        expect(most * flatWidth * flatHeight).toBeLessThan(sheet.widthIn * sheet.heightIn * 25.4 ** 2);
      }),
      { numRuns: 60 },
    );
  });
});
