import { expect, test } from 'vitest';
import { pathLines } from './path-lines.ts';

/** Each line by the ends of its segments, to thousandths. */
const ends = (data: string) =>
  pathLines(data).map(({ start, segments, isClosed }) => ({
    ends: [start, ...segments.map((segment) => segment.at(-1) ?? start)].map((point) =>
      point.map((each) => Math.round(each * 1000) / 1000 + 0),
    ),
    isClosed,
  }));

const square = [
  [10, 10],
  [50, 10],
  [50, 30],
  [10, 30],
];

test.each([
  ['absolute', 'M10 10L50 10L50 30L10 30Z'],
  ['relative', 'm10,10l40,0l0,20l-40,0z'],
  ['horizontal and vertical', 'M10 10H50V30h-40z'],
  ['further pairs of a move', 'm10 10 40 0 0 20-40 0z'],
  ['curves whose handles lie on their ends', 'M10 10C10 10 50 10 50 10S50 30 50 30Q30 30 10 30z'],
])('a square, %s', (_, data) => {
  expect(ends(data)).toEqual([{ ends: square, isClosed: true }]);
});

test('a smooth curve goes on in the direction of the one before, and not after a straight line', () => {
  expect(pathLines('M0 0C1 2 3 4 5 5S8 8 9 9')[0]?.segments[1]?.[0]).toEqual([7, 6]);
  expect(pathLines('M0 0L5 5S8 8 9 9')[0]?.segments[1]?.[0]).toEqual([5, 5]);
  const [first, second] = pathLines('M0 0Q3 3 6 0T12 0')[0]?.segments ?? [];
  expect([first, second]).toEqual([
    [
      [2, 2],
      [4, 2],
      [6, 0],
    ],
    [
      [8, -2],
      [10, -2],
      [12, 0],
    ],
  ]);
});

test('after it was closed, a path goes on from where it began; what follows an error isn’t drawn', () => {
  expect(ends('M1 1H5V5ZL3 3')).toMatchObject([
    { isClosed: true },
    {
      ends: [
        [1, 1],
        [3, 3],
      ],
      isClosed: false,
    },
  ]);
  expect(ends('M1 1L2 2L3')).toMatchObject([
    {
      ends: [
        [1, 1],
        [2, 2],
      ],
    },
  ]);
  expect(ends('nothing')).toEqual([]);
});

test.each([
  ['the shorter way, clockwise', 'M0 0A5 5 0 0 1 10 0', [5, -5]],
  ['the shorter way, the other way round', 'M0 0A5 5 0 0 0 10 0', [5, 5]],
  ['flags without anything between them', 'M0 0a5 5 0 0110 0', [5, -5]],
  ['radii that are too small', 'M0 0A1 1 0 0 1 10 0', [5, -5]],
  ['the longer way', 'M0 0A5 5 0 1 1 5 5', [5, -5]],
  ['turned', 'M0 0A10 5 90 0 1 10 0', [5, -10]],
])('an arc, %s, passes through the place on its ellipse', (_, data, [x = 0, y = 0]) => {
  const [line] = pathLines(data);
  const points = line?.segments.flatMap((segment, at) => {
    const from = line.segments[at - 1]?.at(-1) ?? line.start;
    const [a = from, b = from, to = from] = segment;
    return Array.from({ length: 101 }, (_, step) => {
      const t = step / 100;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] + 3 * t * (1 - t) ** 2 * a[axis] + 3 * t * t * (1 - t) * b[axis] + t ** 3 * to[axis];
      return Math.hypot(mix(0) - x, mix(1) - y);
    });
  });
  expect(Math.min(...(points ?? []))).toBeLessThan(0.15);
});

test('an arc to where it begins isn’t drawn, and one with other numbers than it needs is found at once', () => {
  expect(ends('M5 5A3 3 0 1 1 5 5L9 9')).toMatchObject([
    {
      ends: [
        [5, 5],
        [9, 9],
      ],
    },
  ]);
  expect(ends(`M0 0L1 1A${'2'.repeat(5_000)}`)).toMatchObject([
    {
      ends: [
        [0, 0],
        [1, 1],
      ],
    },
  ]);
});
