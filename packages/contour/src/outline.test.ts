import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

/** A grid from a drawing: `#` is inside, by 1; a digit is so many tenths inside, a letter from a on outside. */
function grid(...lines: readonly string[]) {
  const valueAt = (sign: string) => {
    if (sign === '#') return 1;
    if (sign === '.') return -1;
    return /\d/.test(sign) ? Number(sign) / 10 : -(sign.charCodeAt(0) - 96) / 10;
  };
  return { values: Float32Array.from([...lines.join('')], valueAt), columns: lines[0]?.length ?? 0 };
}

const outline = (...lines: readonly string[]) => {
  const { values, columns } = grid(...lines);
  const { xs, ys } = outlineOf(values, columns);
  const points = xs.map((x, index) => [x, ys[index] ?? 0] as const);
  // Clockwise is positive, as y points down.
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
  return { points, area };
};

test('goes clockwise round a region, half a step beside its points', () => {
  const { points, area } = outline('.....', '.##..', '.##..', '.....');
  expect(area).toBeCloseTo(4 - 0.5, 6);
  expect(points).toHaveLength(8);
  expect(points).toContainEqual([1, 0.5]);
  expect(points).toContainEqual([2.5, 2]);
});

test('lies between grid points where their values say', () => {
  const { points } = outline('.....', '.#b..', '.2...', '.....');
  expect(points).toContainEqual([expect.closeTo(1 + 1 / 1.2, 5), 1]);
  expect(points).toContainEqual([1, expect.closeTo(2 + 0.2 / 1.2, 5)]);
});

test.each([
  [
    'joins two that touch at a corner where the middle is inside',
    ['......', '.##...', '.##a..', '..a##.', '...##.', '......'],
    true,
  ],
  ['and not where it is outside', ['......', '.##...', '.#1...', '...1#.', '...##.', '......'], false],
  ['the other way round too', ['......', '...##.', '..a##.', '.##a..', '.##...', '......'], true],
  ['and not there either', ['......', '...##.', '...1#.', '.#1...', '.##...', '......'], false],
])('%s', (_, lines, isJoined) => {
  const { points } = outline(...lines);
  const rows = points.map(([, y]) => y);
  expect(Math.max(...rows) > 3.2).toBe(isJoined);
});

test('passes over holes, and an empty grid is a mistake of the caller', () => {
  const { area } = outline('.....', '.###.', '.#.#.', '.###.', '.....');
  expect(area).toBeCloseTo(9 - 0.5, 6);
  expect(() => outline('..', '..')).toThrow(RangeError);
});
