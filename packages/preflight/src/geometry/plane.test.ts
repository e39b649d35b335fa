import type { Place, Point } from '@boxwright/print-files';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearLines } from './near-lines.ts';
import { distanceBetween, distanceTo, meets, type Segment, segmentsOf } from './plane.ts';
import { rowsOf } from './rows.ts';

const side = fc.double({ min: 0, max: 60, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(side, side);
const segment: fc.Arbitrary<Segment> = fc.tuple(point, point);
const place: fc.Arbitrary<Place> = fc.record({ x: side, y: side, length: side, width: side });

test('a place is as far from a line as its nearest point', () => {
  fc.assert(
    fc.property(place, segment, (area, line) => {
      const points = Array.from(
        { length: 441 },
        (_, at): Point => [area.x + (area.length * (at % 21)) / 20, area.y + (area.width * Math.floor(at / 21)) / 20],
      );
      const sampled = Math.min(...points.map((each) => distanceTo(each, line)));
      const distance = distanceBetween(area, line);
      expect(distance).toBeLessThanOrEqual(sampled + 1e-9);
      // Between two points of the grid there may be a nearer one.
      expect(sampled - distance).toBeLessThanOrEqual(Math.max(area.length, area.width) / 20 + 1e-9);
      expect(meets(area, line)).toBe(distance === 0);
    }),
  );
});

test('the nearest of many lines is found where it is near', () => {
  fc.assert(
    fc.property(fc.array(fc.array(point, { minLength: 2, maxLength: 5 }), { maxLength: 8 }), point, (lines, at) => {
      const plain = Math.min(
        ...lines.flatMap(segmentsOf).map((each) => distanceTo(at, each)),
        Number.POSITIVE_INFINITY,
      );
      const found = nearLines(lines)(at);
      if (plain < 4) expect(found).toBeCloseTo(plain, 9);
      else expect(found).toBeGreaterThanOrEqual(4);
    }),
  );
});

test('letters beside each other are a row, and others aren’t in it', () => {
  const letter = (x: number, y: number, width = 3): Place => ({ x, y, length: 2, width });
  const rows = rowsOf(
    [letter(6, 0), letter(0, 0), letter(3, 0.5), letter(30, 0), letter(9, 20), letter(9, 0, 12)],
    0.7,
  );
  expect(rows.map(({ shapes }) => shapes.length).sort()).toEqual([1, 1, 1, 3]);
});
