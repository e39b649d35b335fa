import { expect, test } from 'vitest';
import { boxStyles, drawBox, namedBlanks, toCff2, usualBridges } from '../index.ts';
import { type ReadRule, readCff2 } from '../testing/read-cff2.ts';
import { bridgesAlong } from './bridging.ts';

/** The closed contours of a file: rules that follow each other until one ends where the first began. */
function contoursOf(rules: readonly ReadRule[]): ReadRule[][] {
  const contours: ReadRule[][] = [];
  let line: ReadRule[] = [];
  for (const rule of rules.filter(({ type }) => type === 1)) {
    const last = line.at(-1);
    if (last && (last.call !== rule.call || !meets(last.to, rule.from))) line = [];
    line.push(rule);
    if (line[0] && line.length > 2 && meets(rule.to, line[0].from)) {
      contours.push(line);
      line = [];
    }
  }
  return contours;
}

const meets = (a: ReadRule['to'], b: ReadRule['to']) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.002;
const isBent = ({ from, to, length }: ReadRule) => length > Math.hypot(to[0] - from[0], to[1] - from[1]) + 0.01;

test.each(boxStyles.map(({ id, limits }) => [id, limits] as const))(
  'every contour of a %s is held by three bridges at least, away from the ends of its sides',
  (id, limits) => {
    const within = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value));
    for (const [length, width, height] of [
      [120, 80, 40],
      [60, 40, 100],
    ] as const) {
      const drawn = drawBox(id, {
        length: within(length, limits.length),
        width: within(width, limits.width),
        height: within(id === 'webbed-tray' ? 15 : height, limits.height),
        caliper: within(0.435, limits.caliper),
      });
      if (!drawn.ok) continue;
      const { rules } = readCff2(toCff2(namedBlanks(drawn.box), id, usualBridges));
      for (const contour of contoursOf(rules)) {
        const xs = contour.map(({ from: [x] }) => x);
        const ys = contour.map(({ from: [, y] }) => y);
        const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
        const count = contour.reduce((sum, { bridges }) => sum + bridges, 0);
        const isPunch = size <= 12 || contour.every(isBent);
        expect(count).toBeGreaterThanOrEqual(isPunch ? 0 : 3);
        for (const rule of contour.filter(({ bridges }) => bridges > 0)) {
          // Of arcs only those of a round end, which aren't small.
          if (isBent(rule)) expect(rule.length).toBeGreaterThan(10);
          expect(rule.length).toBeGreaterThan(rule.bridges * rule.bridgeWidth + 2);
        }
      }
    }
  },
);

test('an open rule has one for each full pitch, a long contour too, spread over its sides', () => {
  const straight = (length: number) => ({ length, radius: null });
  expect(bridgesAlong([straight(170)], false, 170, usualBridges)).toEqual([{ count: 2, width: 6 }]);
  const sides = [straight(200), straight(100), straight(200), straight(100)];
  const counts = bridgesAlong(sides, true, 200, usualBridges).map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(7);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});
