import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, minus } from '../../geometry/space.ts';
import { type BoxFace, drawBox, foldBox, type Point3 } from '../../index.ts';
import { face } from '../../testing/face.ts';

function boxOf(length: number, width: number, height: number, caliper: number) {
  const drawn = drawBox('gable-box', { length, width, height, caliper });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

function corner(faces: readonly BoxFace[], name: string, at: number): Point3 {
  const point = face(faces, name).points[at];
  if (!point) throw new Error(`No corner ${at} of ${name}`);
  return point;
}

const apart = (one: Point3, other: Point3) => Math.hypot(...minus(one, other));

test('the webs stay joined to the triangles while the box is folded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 40, max: 170 }),
      fc.double({ min: 0.3, max: 0.8, noNaN: true }),
      (percent, width, caliper) => {
        const faces = foldBox(boxOf(180, width, 90, caliper), percent / 100);
        const near = 3 * caliper + 0.01 * width;
        const left = corner(faces, 'leftTriangle', 1);
        expect(apart(left, corner(faces, 'backWebRight', 1))).toBeLessThan(near);
        expect(apart(left, corner(faces, 'frontWebLeft', 1))).toBeLessThan(near);
        expect(apart(corner(faces, 'rightTriangle', 1), corner(faces, 'frontWebRight', 1))).toBeLessThan(near);
      },
    ),
    { numRuns: runs(60) },
  );
});

test('the handles of the closed box stand upright side by side, and the flap at the seam lies on its web', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 170 }), fc.double({ min: 0.3, max: 0.8, noNaN: true }), (width, caliper) => {
      const faces = foldBox(boxOf(180, width, 90, caliper), 1);
      const [front, back] = [face(faces, 'frontHandle'), face(faces, 'backHandle')];
      expect(dot(front.normal, [0, 0, 1])).toBeCloseTo(1, 6);
      expect(dot(back.normal, [0, 0, -1])).toBeCloseTo(1, 6);
      const between = (front.points[0]?.[2] ?? 0) - (back.points[0]?.[2] ?? 0);
      expect(between).toBeCloseTo(caliper, 6);
      const web = face(faces, 'seamWeb');
      for (const point of face(faces, 'roofGlueFlap').points) {
        expect(Math.abs(dot(minus(point, corner(faces, 'seamWeb', 0)), web.normal))).toBeLessThan(1.5 * caliper);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('the flap in the back handle fits through the hole in the front handle', () => {
  for (const length of [60, 100, 350]) {
    const [blank] = boxOf(length, 45, 60, 0.5).blanks;
    const hole = blank?.dieline.panels.find(({ name }) => name === 'frontHandle')?.holes?.[0] ?? [];
    const flap = blank?.dieline.paths.find(({ kind, closed }) => kind === 'cut' && !closed)?.points ?? [];
    const span = (line: typeof hole, axis: 0 | 1) => {
      const values = line.map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    };
    expect(span(flap, 0)).toBeCloseTo(span(hole, 0) - 3, 1);
    expect(span(flap, 1)).toBeCloseTo(span(hole, 1) - 3, 1);
  }
});

test('sides that would meet under the ridge are refused, with the width that is possible', () => {
  expect(drawBox('gable-box', { length: 120, width: 115, height: 90, caliper: 0.4 })).toMatchObject({
    ok: false,
    problem: { field: 'width', least: 40, most: 110 },
  });
});
