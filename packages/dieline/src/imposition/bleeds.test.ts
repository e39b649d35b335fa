import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../dieline.ts';
import { drawDieline } from '../index.ts';
import { bleedsOnSheet } from './bleeds.ts';
import { boardOf, outlinesOnSheet } from './imposed-sheet.ts';

const drawn = drawDieline('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
if (!drawn.ok) throw new Error(drawn.text);
const { dieline } = drawn;
const { right, left } = boardOf(dieline);

/** Two ups side by side, so far apart. */
const sheetWith = (gap: number) => ({
  blanks: [
    {
      name: 'box',
      dieline,
      places: [
        { x: 20, y: 20, turn: 0 as const },
        { x: 20 + right - left + gap, y: 20, turn: 0 as const },
      ],
    },
  ],
});

const isIn = ([x, y]: Point, loop: readonly Point[]) =>
  loop.reduce((inside, [bx, by], index) => {
    const [ax, ay] = loop.at(index - 1) ?? [bx, by];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

test('no point is printed by two ups, and each has its bleed up to the middle of the gap', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 12, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (gap, across, down) => {
        const sheet = sheetWith(gap);
        const ups = bleedsOnSheet(sheet, 3);
        const [first = []] = outlinesOnSheet(sheet);
        const [xs, ys] = [first.map(([x]) => x), first.map(([, y]) => y)];
        const edge = Math.max(...xs);
        const point: Point = [
          edge - 4 + across * (gap + 8),
          Math.min(...ys) + down * (Math.max(...ys) - Math.min(...ys)),
        ];
        const printedBy = ups.filter(
          ({ within, outside }) =>
            within.some((loop) => isIn(point, loop)) && !outside.some((loop) => isIn(point, loop)),
        );
        expect(printedBy.length).toBeLessThan(2);
      },
    ),
    { numRuns: runs(300) },
  );
});

test('an up without neighbours has the whole bleed, one with a near neighbour gives up half of the gap', () => {
  const [far] = bleedsOnSheet(sheetWith(9), 3);
  const [near] = bleedsOnSheet(sheetWith(4), 3);
  expect(far?.outside).toEqual([]);
  const half = Math.min(...(near?.outside.flat() ?? []).map(([x]) => x));
  const edge = Math.max(...(outlinesOnSheet(sheetWith(4))[0] ?? []).map(([x]) => x));
  expect(half - edge).toBeCloseTo(2, 2);
});
