import { expect, test } from 'vitest';
import { type Box, drawBox, measureBox } from '../../index.ts';

const caliper = 0.435;

function hexagon(length: number, width: number): Box {
  const drawn = drawBox('hexagonal-box', { length, width, height: 100, caliper });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

/** Widths of the walls from crease to crease, without the wall that the seam shortens. */
const wallsOf = ({ blanks: [first] }: Box) =>
  (first?.dieline.panels ?? [])
    .filter(({ role, name }) => role === 'wall' && name !== 'frontRight')
    .map(({ outline }) => Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x)));

test('all walls of a regular hexagon are equal', () => {
  const walls = wallsOf(hexagon((2 * 80) / Math.sqrt(3), 80));
  expect(walls).toHaveLength(5);
  for (const wall of walls) expect(wall).toBeCloseTo(80 / Math.sqrt(3) + caliper / Math.sqrt(3), 6);
});

test('the inside has the requested width across flats and length across corners', () => {
  const { inside, outside } = measureBox(hexagon(110, 80));
  expect(inside.map((side) => side.toFixed(3))).toEqual(['110.000', '100.000', '80.000']);
  expect(outside[2]).toBeGreaterThan(80 + 2 * caliper - 0.001);
});

test('a hexagon whose front would be too narrow for its lids is refused with the length that it must have', () => {
  const drawn = drawBox('hexagonal-box', { length: 70, width: 80, height: 100, caliper });
  expect(drawn).toMatchObject({
    ok: false,
    problem: { field: 'length', code: 'does-not-fit', least: 72.9, most: 400 },
  });
  expect(hexagon(72.9, 80).inside.length).toBe(72.9);
});
