import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dot, minus } from '../geometry/space.ts';
import {
  type Dieline,
  drawDieline,
  type Face,
  fold,
  type Point3,
  productView,
  projectBox,
  type StyleId,
} from '../index.ts';

const style = fc.constantFrom<StyleId>('straight-tuck-end', 'reverse-tuck-end');
const request = fc
  .record({
    length: fc.double({ min: 15, max: 400, noNaN: true }),
    width: fc.double({ min: 12, max: 300, noNaN: true }),
    height: fc.double({ min: 15, max: 600, noNaN: true }),
    caliper: fc.double({ min: 0.2, max: 1, noNaN: true }),
  })
  .map((size) => ({ ...size, width: Math.min(size.width, 3 * size.length) }));
const progress = fc.double({ min: 0, max: 1, noNaN: true });

function drawn(id: StyleId, size: Parameters<typeof drawDieline>[1]): Dieline {
  const result = drawDieline(id, size);
  if (!result.ok) throw new Error(result.text);
  return result.dieline;
}

function faceNamed(faces: readonly Face[], name: string): Face {
  const face = faces.find(({ panel }) => panel === name);
  if (!face) throw new Error(`No face ${name}`);
  return face;
}

/** Distance between two parallel faces' middle surfaces. */
function gap(faces: readonly Face[], one: string, other: string): number {
  const [a, b] = [faceNamed(faces, one), faceNamed(faces, other)];
  expect(Math.abs(dot(a.normal, b.normal))).toBeCloseTo(1, 9);
  const [p, q] = [a.points[0], b.points[0]];
  return p && q ? Math.abs(dot(minus(p, q), a.normal)) : Number.NaN;
}

describe('folding', () => {
  test('has exactly the inside size between the inner faces when closed', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const faces = fold(drawn(id, size), 1);
        const t = size.caliper;
        expect(Math.abs(gap(faces, 'left', 'right') - t - size.length)).toBeLessThan(0.01);
        expect(Math.abs(gap(faces, 'front', 'back') - t - size.width)).toBeLessThan(0.01);
        expect(Math.abs(gap(faces, 'topLid', 'bottomLid') - t - size.height)).toBeLessThan(0.01);
      }),
      { numRuns: runs(60) },
    );
  });

  test('puts every wall at a right angle to its neighbours with its print outside', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const faces = fold(drawn(id, size), 1);
        const outside: [string, Point3][] = [
          ['front', [0, 0, 1]],
          ['right', [1, 0, 0]],
          ['back', [0, 0, -1]],
          ['left', [-1, 0, 0]],
          ['topLid', [0, 1, 0]],
          ['bottomLid', [0, -1, 0]],
        ];
        for (const [name, normal] of outside) expect(dot(faceNamed(faces, name).normal, normal)).toBeCloseTo(1, 9);
      }),
      { numRuns: runs(30) },
    );
  });

  test('puts dust flaps and tucks inside the box', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const faces = fold(drawn(id, size), 1);
        const walls = ['front', 'back', 'left', 'topLid', 'bottomLid'].map((name) => faceNamed(faces, name));
        for (const { role, points } of faces) {
          if (role !== 'dustFlap' && role !== 'tuck') continue;
          for (const wall of walls) {
            const [origin] = wall.points;
            if (!origin) throw new Error('A wall has corners');
            for (const point of points) expect(dot(minus(point, origin), wall.normal)).toBeLessThan(1e-6);
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('keeps all lengths and joints while folding', () => {
    fc.assert(
      fc.property(style, request, progress, (id, size, at) => {
        const dieline = drawn(id, size);
        const faces = fold(dieline, at);
        for (const { panel, points } of faces) {
          const flat = dieline.panels.find(({ name }) => name === panel)?.outline ?? [];
          const [a, b] = [points[0], points[2]];
          const [c, d] = [flat[0], flat[2]];
          if (a && b && c && d) expect(Math.hypot(...minus(a, b))).toBeCloseTo(Math.hypot(c[0] - d[0], c[1] - d[1]), 6);
        }
        for (const { parent, child, crease } of dieline.hinges) {
          for (const end of crease) {
            const [one, other] = [parent, child].map((name) => {
              const { origin, xAxis, yAxis } = faceNamed(faces, name).placement;
              return origin.map((start, axis) => start + end[0] * (xAxis[axis] ?? 0) + end[1] * (yAxis[axis] ?? 0));
            });
            one?.forEach((value, axis) => {
              expect(value).toBeCloseTo(other?.[axis] ?? Number.NaN, 6);
            });
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('starts flat and closes the top lid last', () => {
    const dieline = drawn('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });
    for (const { points } of fold(dieline, 0)) for (const [, , z] of points) expect(z).toBe(0);
    const ajar = fold(dieline, 0.9);
    expect(dot(faceNamed(ajar, 'bottomLid').normal, [0, -1, 0])).toBeCloseTo(1, 9);
    expect(dot(faceNamed(ajar, 'topLid').normal, [0, 1, 0])).toBeLessThan(0.99);
  });
});

describe('a picture of the box', () => {
  const dieline = drawn('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.435 });

  test('shows front, right side and lid on top of everything else', () => {
    const { faces } = projectBox(fold(dieline, 1));
    const outside = faces.filter(({ side }) => side === 'outside').map(({ panel }) => panel);
    expect(outside).toEqual(expect.arrayContaining(['front', 'right', 'topLid']));
    expect(outside).not.toContain('back');
    expect(faces.slice(-1)[0]?.panel).toBe('front');
    const shadeOf = (name: string) => faces.find(({ panel }) => panel === name)?.shade ?? Number.NaN;
    expect(shadeOf('topLid')).toBeGreaterThan(shadeOf('front'));
    expect(shadeOf('front')).toBeGreaterThan(shadeOf('right'));
  });

  test('omits hidden faces', () => {
    const panels = projectBox(fold(dieline, 1)).faces.map(({ panel }) => panel);
    expect(panels).not.toContain('bottomLid');
    expect(panels).not.toContain('bottomDustLeft');
  });

  test('shows the inside once the lid is open', () => {
    const open = projectBox(fold(dieline, 0.75)).faces;
    expect(open.find(({ panel }) => panel === 'topLid')?.side).toBe('inside');
  });

  test('maps artwork: each matrix takes the flat panel to the picture, from any side and at any fold', () => {
    fc.assert(
      fc.property(style, request, progress, fc.nat(80), fc.nat(80), (id, size, at, yaw, pitch) => {
        const sheet = drawn(id, size);
        const picture = projectBox(fold(sheet, at), { yaw, pitch });
        for (const { panel, points, matrix } of picture.faces) {
          const [a, b, c, d, e, f] = matrix;
          const flat = sheet.panels.find(({ name }) => name === panel)?.outline ?? [];
          flat.forEach(([x, y], index) => {
            expect(a * x + c * y + e).toBeCloseTo(points[index]?.[0] ?? Number.NaN, 6);
            expect(b * x + d * y + f).toBeCloseTo(points[index]?.[1] ?? Number.NaN, 6);
          });
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('fits its frame, including the footprint', () => {
    const { viewBox, faces, footprint } = projectBox(fold(dieline, 0.9), productView);
    for (const [x, y] of [...faces.flatMap(({ points }) => points), ...footprint]) {
      expect(x).toBeGreaterThanOrEqual(viewBox.x - 1e-9);
      expect(x).toBeLessThanOrEqual(viewBox.x + viewBox.width + 1e-9);
      expect(y).toBeGreaterThanOrEqual(viewBox.y - 1e-9);
      expect(y).toBeLessThanOrEqual(viewBox.y + viewBox.height + 1e-9);
    }
    expect(footprint.length).toBeGreaterThanOrEqual(4);
  });
});
