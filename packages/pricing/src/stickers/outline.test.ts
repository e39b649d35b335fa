import { expect, test } from 'vitest';
import { outlineOfSize, outlinePath, outlinePoints, reachOf } from './outline.ts';

/** Ends of all lines and curves of a path that starts at the origin. */
const endsOf = (path: string): [number, number][] => {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([mlc])([^mlcz]+)/g)].map(([, , numbers = '']) => {
    const [right = 0, down = 0] = numbers.split(' ').slice(-2).map(Number);
    [x, y] = [x + right, y + down];
    return [x, y];
  });
};

test.each(['round', 'rectangle', 'oval', 'heart', 'hexagon', 'die-cut'])(
  '%s fills its size, upright and turned',
  (name) => {
    for (const turned of [false, true]) {
      const ends = endsOf(outlinePath(name, { length: 60, width: 40 }, turned));
      const [right, bottom] = turned ? [40, 60] : [60, 40];
      const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
      // The free contour is a drawing: it touches its sides between the ends of its curves.
      const play = name === 'die-cut' ? 6 : 0.01;
      expect(Math.abs(Math.min(...xs))).toBeLessThan(play);
      expect(Math.abs(Math.max(...xs) - right)).toBeLessThan(play);
      expect(Math.abs(Math.min(...ys))).toBeLessThan(play);
      expect(Math.abs(Math.max(...ys) - bottom)).toBeLessThan(play);
    }
  },
);

test('a turned outline is the upright one, rotated', () => {
  const upright = endsOf(outlinePath('heart', { length: 50, width: 30 }));
  const turned = endsOf(outlinePath('heart', { length: 50, width: 30 }, true));
  for (const [place, [x, y]] of upright.entries()) {
    expect(turned[place]?.[0]).toBeCloseTo(30 - y, 2);
    expect(turned[place]?.[1]).toBeCloseTo(x, 2);
  }
});

test('a circle reaches as far to the lower right as its radius allows', () => {
  expect(reachOf('round', { length: 40, width: 40 })).toBeCloseTo(40 + 20 * Math.SQRT2, 1);
  expect(reachOf('rectangle', { length: 40, width: 30 })).toBe(70);
});

test('points on an outline lie on its curves, each once, and touch its sides', () => {
  const points = outlinePoints(outlineOfSize('round', { length: 100, width: 100 }));
  for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 50, y - 50) - 50)).toBeLessThan(0.03);
  expect(new Set(points.map(String)).size).toBe(points.length);
  expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(0, 6);
  expect(outlinePoints(outlineOfSize('rectangle', { length: 60, width: 40 }))).toHaveLength(4);
});
