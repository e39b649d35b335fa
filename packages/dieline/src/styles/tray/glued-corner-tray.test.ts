import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, minus } from '../../geometry/space.ts';
import { type BoxFace, drawBox, foldBox, type Point3 } from '../../index.ts';
import { face } from '../../testing/face.ts';

function trayOf(length: number, width: number, height: number, caliper: number) {
  const drawn = drawBox('glued-corner-tray', { length, width, height, caliper });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

const over = ({ points, normal }: BoxFace, point: Point3) =>
  Math.abs(dot(minus(point, points[0] ?? [0, 0, 0]), normal));

/** Each flap and the triangle that it is glued to. */
const glued = [
  ['backCornerRight', 'leftTriangleBack'],
  ['frontCornerLeft', 'leftTriangleFront'],
  ['backCornerLeft', 'rightTriangleBack'],
  ['frontCornerRight', 'rightTriangleFront'],
] as const;

test('the flaps stay glued to the triangles from flat to erected', () => {
  fc.assert(
    // The flaps are folded at 0.2 and glued flat at 0.4; then the tray is erected.
    fc.property(
      fc.double({ min: 0.4, max: 1, noNaN: true }),
      fc.integer({ min: 15, max: 45 }),
      fc.double({ min: 0.25, max: 1, noNaN: true }),
      (progress, height, caliper) => {
        const faces = foldBox(trayOf(180, 110, height, caliper), progress);
        for (const [flap, triangle] of glued) {
          for (const point of face(faces, flap).points) {
            expect(over(face(faces, triangle), point)).toBeLessThan(1.5 * caliper + 0.1);
          }
        }
      },
    ),
    { numRuns: runs(100) },
  );
});

test('the tray is flat when it is delivered', () => {
  const atFlat = foldBox(trayOf(180, 110, 40, 0.4), 0.4);
  for (const { points } of atFlat) for (const [, y] of points) expect(Math.abs(y)).toBeLessThan(0.3);
});

test('the flaps are glued clear of the 45° creases', () => {
  const { blanks } = trayOf(180, 110, 15, 0.4);
  const faces = foldBox({ blanks }, 1);
  // On the left the crease rises from the corner as fast as it runs inwards.
  const [flap, end] = [face(faces, 'backCornerRight'), face(faces, 'left')];
  const back = Math.min(...end.points.map(([, , z]) => z));
  const base = Math.min(...end.points.map(([, y]) => y));
  for (const [, y, z] of flap.points) expect(y - base - (z - back)).toBeGreaterThan(2.9);
});

test('walls too high to lie on the base in the flat, glued tray are refused, with the height that is possible', () => {
  expect(drawBox('glued-corner-tray', { length: 160, width: 80, height: 40, caliper: 0.4 })).toMatchObject({
    ok: false,
    problem: { field: 'height', code: 'does-not-fit', least: 15, most: 35 },
  });
  expect(drawBox('glued-corner-tray', { length: 160, width: 80, height: 35, caliper: 0.4 }).ok).toBe(true);
});
