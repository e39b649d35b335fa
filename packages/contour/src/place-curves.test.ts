import { expect, test } from 'vitest';
import type { Curve } from './curve.ts';
import { placeCurves } from './place-curves.ts';

const straight = (ax: number, ay: number, bx: number, by: number): Curve => ({
  xs: [ax, ax + (bx - ax) / 4, bx - (bx - ax) / 4, bx],
  ys: [ay, ay + (by - ay) / 4, by - (by - ay) / 4, by],
});
const rectangle = [
  straight(10, 30, 30, 30),
  straight(30, 30, 30, 40),
  straight(30, 40, 10, 40),
  straight(10, 40, 10, 30),
];
const picture = { pixels: new Uint8Array(0), width: 32, height: 12 };
const placing = { pixel: 0.5, left: 12, top: 33 };

test.each([
  ['length', { length: 50, width: 100 }, 2.5],
  ['width', { length: 100, width: 5 }, 0.5],
])('curves are enlarged or reduced until one side, here the %s, is as requested', (_, size, factor) => {
  const placed = placeCurves(rectangle, picture, size, placing);
  const at = (...values: number[]) => values.map((value) => value * factor).join(' ');
  expect(placed).toEqual({
    ok: true,
    path: `M0 0C${at(5, 0, 15, 0, 20, 0)}C${at(20, 2.5, 20, 7.5, 20, 10)}C${at(15, 10, 5, 10, 0, 10)}C${at(0, 7.5, 0, 2.5, 0, 0)}Z`,
    cutLength: 60 * factor,
    length: 20 * factor,
    width: 10 * factor,
    picture: { x: 2 * factor, y: 3 * factor, length: 16 * factor, width: 6 * factor },
  });
});

test('the bounding box is that of the curves and not of their ends, to a thousandth of a millimetre', () => {
  // Each arc reaches three quarters of its handles.
  const arcs: Curve[] = [
    { xs: [0, 0, 12, 12], ys: [0, -8, -8, 0] },
    { xs: [12, 12, 0, 0], ys: [0, 4, 4, 0] },
  ];
  const placed = placeCurves(arcs, picture, { length: 40, width: 40 }, placing);
  expect(placed).toMatchObject({ length: 40, width: 30 });
  expect(placed.path).toBe('M0 20C0 -6.667 40 -6.667 40 20C40 33.333 0 33.333 0 20Z');
});

test('no curve is a mistake of the caller', () => {
  expect(() => placeCurves([], picture, { length: 1, width: 1 }, placing)).toThrow(RangeError);
});
