import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betweenCuts, layStickers, outlineOfSize, stickerArea } from '../index.ts';
import { anyContour, cutAround, cutThrough } from '../testing/contours.ts';
import { randomFrom } from '../testing/pairs.ts';
import { outlinePoints } from './outline.ts';
import { readOutline } from './read-outline.ts';

type Point = readonly [x: number, y: number];

/** How much larger a cut may be than its size, which is in tenths of a millimetre. */
const rounded = 0.051;

type Laid = ReturnType<typeof layStickers>['places'][number];

/** A cut as it lies on the sheet: turned about the middle of its place. */
function onSheet({ cut, length, width }: { readonly cut: string; readonly length: number; readonly width: number }) {
  const points = outlinePoints(readOutline(cut));
  const middle = (axis: 0 | 1) =>
    (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
  const centred = points.map(([x, y]): Point => [x - middle(0), y - middle(1)]);
  return ({ x, y, turn }: Laid) => {
    const [wide, high] = turn % 180 === 0 ? [length, width] : [width, length];
    const [cos, sin] = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turn] as [number, number];
    return centred.map(
      ([right, down]): Point => [x + wide / 2 + cos * right - sin * down, y + high / 2 + sin * right + cos * down],
    );
  };
}

function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

const isInside = ([x, y]: Point, polygon: readonly Point[]): boolean =>
  polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** The distance of two polygons by their corners and sides; 0 where one lies over the other. */
function apart(one: readonly Point[], other: readonly Point[]): number {
  if (one.some((point) => isInside(point, other)) || other.some((point) => isInside(point, one))) return 0;
  const least = (points: readonly Point[], polygon: readonly Point[]) =>
    Math.min(
      ...points.map((point) =>
        Math.min(...polygon.map((corner, index) => fromLine(point, polygon.at(index - 1) ?? corner, corner))),
      ),
    );
  return Math.min(least(one, other), least(other, one));
}

describe('stickers by the shape of their cut', () => {
  const triangle = cutThrough([
    [0, 0],
    [60, 0],
    [30, 52],
  ]);
  const angle = cutThrough([
    [0, 0],
    [70, 0],
    [70, 24],
    [24, 24],
    [24, 70],
    [0, 70],
  ]);
  const drop = cutAround((at) => 30 * (1 + 0.35 * Math.cos(at)), 180);

  test.each([
    ['triangles point up and down by turns', triangle, 39, 65],
    ['angles lie in one another', angle, 24, 36],
    ['discs lie in the gaps of the row above', cutAround(() => 25, 180), 40, 48],
    ['drops lie head to tail', drop, 28, 33],
  ])('%s', (_, { cut, ...size }, bySize, byCut) => {
    expect(layStickers(size).count).toBe(bySize);
    const layout = layStickers({ ...size, cut });
    expect(layout).toMatchObject({ pattern: 'nested' });
    expect(layout.count).toBeGreaterThanOrEqual(byCut);
  });

  test('a cut that fills its size lies by it', () => {
    const square = cutThrough([
      [0, 0],
      [50, 0],
      [50, 30],
      [0, 30],
    ]);
    expect(layStickers(square)).toMatchObject({ count: 79, pattern: 'blocks' });
  });

  test('cuts never come nearer than 3 mm, stay in the area, and are never fewer than by their size', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { cut, ...size } = anyContour(randomFrom(seed));
        const { places, count, bound, pattern } = layStickers({ ...size, cut });
        // Sizes are rounded to tenths; only where they are laid by their shape, the shape itself counts.
        const least = betweenCuts - (pattern === 'nested' ? 1e-3 : rounded);
        expect(count).toBe(places.length);
        expect(count).toBeGreaterThanOrEqual(layStickers(size).count);
        expect(count).toBeLessThanOrEqual(bound);
        const laid = places.map(onSheet({ ...size, cut }));
        const reach = Math.hypot(size.length, size.width) + betweenCuts;
        for (const [index, one] of laid.entries()) {
          for (const [x, y] of one) {
            if (Math.min(x, y) < -rounded || x > stickerArea.length + rounded || y > stickerArea.width + rounded) {
              throw new Error(`${x}, ${y} lies outside of the area`);
            }
          }
          for (const [next, other] of laid.entries()) {
            const [from, to] = [places[index], places[next]];
            if (next <= index || !from || !to || Math.hypot(from.x - to.x, from.y - to.y) > 2 * reach) continue;
            const distance = apart(one, other);
            if (distance < least) throw new Error(`${index} and ${next} are ${distance} mm apart`);
          }
        }
      }),
      { numRuns: runs(6), examples: [[2147483624]] },
    );
  });

  test('a shape of curves lies as often as the same shape by points on it', () => {
    const size = { length: 60, width: 55 };
    const { start, segments } = outlineOfSize('heart', size);
    const path = `M${start.join(' ')}${segments.map((ends) => `${ends.length === 1 ? 'L' : 'C'}${ends.flat().join(' ')}`).join('')}Z`;
    const points = cutThrough(outlinePoints(readOutline(path)));
    expect(layStickers({ shape: 'special', ...size, cut: path }).count).toBe(layStickers(points).count);
  });
});
