import { expect, test } from 'vitest';
import type { CurvedLine, Point } from '../content/path.ts';
import { ownCutOf } from './own-cut.ts';

const page = { length: 60, width: 40 };
const line = (points: readonly Point[], isClosed = false): CurvedLine => {
  const [start = [0, 0], ...rest] = points;
  return { start, segments: rest.map((point) => [point] as const), isClosed };
};
const corners = [
  [10, 10],
  [50, 10],
  [50, 30],
  [10, 30],
] as const satisfies Point[];
const [a, b, c, d] = corners;
const square = line(corners, true);

test('one closed line is the cut, its curves kept', () => {
  expect(ownCutOf([square], page)).toEqual({
    page,
    path: 'M10 10C10 10 50 10 50 10C50 10 50 30 50 30C50 30 10 30 10 30C10 30 10 10 10 10Z',
  });
  const bent: CurvedLine = { start: a, segments: [[b], [[60, 15], [60, 25], c], [d]], isClosed: true };
  expect(ownCutOf([bent], page)).toMatchObject({ path: expect.stringContaining('C60 15 60 25 50 30') });
});

test('pieces whose ends meet are one line, whichever way round they were drawn, and a line drawn twice is one', () => {
  const nearly: Point = [50.05, 10];
  expect(ownCutOf([line([a, nearly]), line([d, c, b]), line([d, a])], page)).toMatchObject({ page });
  expect(ownCutOf([square, line([...corners, a])], page)).toMatchObject({ page });
});

test.each([
  ['open', [line(corners)]],
  ['open', [line([a, b]), line([c, d])]],
  ['open', [line([a, c, a])]],
  [
    'several',
    [
      square,
      line(
        [
          [20, 15],
          [30, 15],
          [30, 25],
        ],
        true,
      ),
    ],
  ],
  ['crossing', [line([a, c, b, d], true)]],
  ['outside', [line([a, [61, 10], c], true)]],
  [
    'too-fine',
    [
      line(
        Array.from({ length: 1_002 }, (_, at): Point => pointOn(at / 1_002)),
        true,
      ),
    ],
  ],
] as const)('a cut that is %s is refused', (why, lines) => {
  expect(ownCutOf(lines, page)).toEqual({ why });
});

test('a file without lines for cutting has none', () => {
  expect(ownCutOf([], page)).toBeNull();
});

function pointOn(share: number): Point {
  return [30 + 15 * Math.cos(2 * Math.PI * share), 20 + 15 * Math.sin(2 * Math.PI * share)];
}
