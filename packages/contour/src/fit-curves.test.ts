import { expect, test } from 'vitest';
import { type Curve, onCurve } from './curve.ts';
import { fitCurves } from './fit-curves.ts';
import type { Loop } from './outline.ts';

type Point = readonly [x: number, y: number];

const loopOf = (points: readonly Point[]): Loop => ({ xs: points.map(([x]) => x), ys: points.map(([, y]) => y) });

/** Points along straight lines from corner to corner, the last one joined to the first, about one unit apart. */
const along = (corners: readonly Point[]): Point[] =>
  corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    const steps = Math.round(Math.hypot(nextX - x, nextY - y));
    return Array.from(
      { length: steps },
      (_, step) => [x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps] as const,
    );
  });

const polygon = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** A circle with five waves. */
const wavy = Array.from({ length: 360 }, (_, degree): Point => {
  const angle = (degree * Math.PI) / 180;
  const radius = 50 + 8 * Math.sin(5 * angle);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

const drawn = (curves: readonly Curve[], steps: number): Point[] =>
  curves.flatMap(({ xs, ys }) =>
    Array.from({ length: steps }, (_, step) => [onCurve(xs, step / steps), onCurve(ys, step / steps)] as const),
  );

/** Two arcs with corners between them. */
const lens = drawn(
  [
    { xs: [0, 10, 60, 80], ys: [0, -30, -30, 0] },
    { xs: [80, 50, 20, 0], ys: [0, 25, 10, 0] },
  ],
  100,
);

/** The greatest distance of a point from a closed line. */
const furthest = (points: readonly Point[], line: readonly Point[]): number => {
  const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) => {
    const [acrossX, acrossY] = [bx - ax, by - ay];
    const square = acrossX * acrossX + acrossY * acrossY || 1;
    const t = Math.min(1, Math.max(0, ((x - ax) * acrossX + (y - ay) * acrossY) / square));
    return Math.hypot(ax + t * acrossX - x, ay + t * acrossY - y);
  };
  return Math.max(
    ...points.map((point) =>
      line.reduce((least, a, index) => Math.min(least, distance(point, a, line[(index + 1) % line.length] ?? a)), 1e9),
    ),
  );
};

/** By how many degrees the direction changes where each curve begins, the greatest change first. */
const turns = (curves: readonly Curve[]): number[] =>
  curves
    .map(({ xs, ys }, index) => {
      const before = curves.at(index - 1) ?? { xs, ys };
      const back = Math.atan2(before.ys[3] - before.ys[2], before.xs[3] - before.xs[2]);
      const turn = (Math.atan2(ys[1] - ys[0], xs[1] - xs[0]) - back) * (180 / Math.PI);
      return Math.round(Math.abs(((turn + 540) % 360) - 180));
    })
    .toSorted((one, other) => other - one);

test.each([
  ['a circle', polygon(120, 20), 0.4, 2, []],
  ['a circle', polygon(120, 20), 0.05, 6, []],
  ['a circle', polygon(120, 20), 0.005, 14, []],
  ['a line with waves', wavy, 0.4, 12, []],
  ['a line with waves', wavy, 0.05, 29, []],
  ['an arc on an arc', lens, 0.3, 3, [88, 85]],
  ['an arc on an arc', lens, 0.02, 15, [88, 85]],
  ['a nonagon', along(polygon(9, 60)), 0.4, 9, Array.from({ length: 9 }, () => 40)],
  ['a polygon of eleven corners, each below 36°,', along(polygon(11, 60)), 0.4, 16, []],
] as const)('%s is fitted within the tolerance, by few curves, and without corners of their own', (...given) => {
  const [_, points, tolerance, most, corners] = given;
  const curves = fitCurves(loopOf(points), tolerance);
  const line = drawn(curves, Math.ceil(500 / curves.length));
  expect(furthest(points, line)).toBeLessThan(tolerance + 0.002);
  expect(furthest(line, points)).toBeLessThan(tolerance + 0.05);
  expect(curves.length).toBeLessThanOrEqual(most);
  expect(turns(curves).filter((turn) => turn > 0)).toEqual(corners);
  for (const [index, { xs, ys }] of curves.entries()) {
    const { xs: nextXs, ys: nextYs } = curves[(index + 1) % curves.length] ?? { xs, ys };
    expect([xs[3], ys[3]]).toEqual([nextXs[0], nextYs[0]]);
  }
});

test('the sides of a square are straight, with their handles at a third and two thirds', () => {
  const corners = [
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ] as const;
  const curves = fitCurves(loopOf(along(corners)), 0.4);
  const sides = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [x, y];
    const thirds = (from: number, to: number) =>
      [0, 1, 2, 3].map((part) => expect.closeTo(from + ((to - from) * part) / 3, 9));
    return { xs: thirds(x, nextX), ys: thirds(y, nextY) };
  });
  expect(curves).toEqual(sides);
});

test('points closer than half a unit to the one before are left out', () => {
  const square = along([
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ]);
  const doubled = square.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + 0.2, y - 0.3],
  ]);
  expect(fitCurves(loopOf(doubled), 0.4)).toEqual(fitCurves(loopOf(square), 0.4));
  const half = square.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + 0.3, y - 0.4],
  ]);
  expect(fitCurves(loopOf(half), 0.01)).not.toEqual(fitCurves(loopOf(square), 0.01));
});
