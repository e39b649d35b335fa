import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cross, dot, minus, unit } from '../../geometry/space.ts';
import { type BoxFace, drawBox, foldBox, type Point3 } from '../../index.ts';
import { face } from '../../testing/face.ts';

const size = { length: 80, width: 50, height: 110, caliper: 0.4 };
const drawn = drawBox('auto-lock-bottom', size);
if (!drawn.ok) throw new Error(drawn.problem.text);
const { box } = drawn;

const heightOver = (face: BoxFace, point: Point3) =>
  Math.abs(dot(minus(point, face.points[0] ?? [0, 0, 0]), face.normal));

describe('an auto-lock bottom', () => {
  test('has its glued crease at exactly 45° from the small flap’s corner', () => {
    const [crease] = box.blanks[0]?.dieline.hinges.filter(({ child }) => child === 'glueFront') ?? [];
    if (!crease) throw new Error('No crease');
    const [[ax, ay], [bx, by]] = crease.crease;
    expect(Math.abs(bx - ax)).toBeCloseTo(Math.abs(by - ay), 9);
  });

  test('opens with its triangles glued to the small flaps, from flat to square', () => {
    // Glued flat until a progress of 0.2, open at 0.4.
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 1, noNaN: true }), (progress) => {
        const faces = foldBox(box, progress);
        for (const [triangle, flap] of [
          ['glueFront', 'bottomRight'],
          ['glueBack', 'bottomLeft'],
        ] as const) {
          const glued = face(faces, flap);
          // They overlap, so in the open tube they are a board apart; in the flat one both are drawn in one plane.
          for (const point of face(faces, triangle).points) expect(heightOver(glued, point)).toBeLessThan(0.6);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('is flat once it is glued', () => {
    const faces = foldBox(box, 0.2);
    for (const { panel, points } of faces) {
      if (panel === 'glueFlap') continue;
      for (const [, , z] of points) expect(Math.abs(z)).toBeLessThan(0.01);
    }
  });

  test('closes level, with its large flaps overlapping in the middle', () => {
    const faces = foldBox(box, 1);
    const floor = face(faces, 'bottomFront');
    for (const name of ['bottomBack', 'glueFront', 'glueBack']) {
      for (const point of face(faces, name).points) expect(heightOver(floor, point)).toBeLessThan(1e-6);
    }
    const [a, b, c] = floor.points;
    if (!a || !b || !c) throw new Error('A flap has corners');
    expect(Math.abs(unit(cross(minus(b, a), minus(c, a)))[1])).toBeCloseTo(1, 6);
    const middle = (Math.min(...face(faces, 'back').points.map(([, , z]) => z)) + 0) / 2;
    expect(Math.min(...floor.points.map(([, , z]) => z))).toBeLessThan(middle - 7);
    expect(Math.max(...face(faces, 'bottomBack').points.map(([, , z]) => z))).toBeGreaterThan(middle + 7);
  });
});
