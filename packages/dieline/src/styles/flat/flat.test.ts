import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../drawing/validate.ts';
import { boundsOf, distanceFromSide, sidesOf } from '../../geometry/plane.ts';
import { type Box, type BoxRequest, boxStyleOf, drawBox, foldBox, type Options } from '../../index.ts';

const between = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });

function sizes(id: string): fc.Arbitrary<BoxRequest> {
  const style = boxStyleOf(id);
  if (!style) throw new Error(`No style ${id}`);
  const { length, width, caliper } = style.limits;
  return fc.record({
    length: between(length),
    width: between(width),
    height: fc.constant(0),
    caliper: between(caliper),
  });
}

function drawn(id: string, request: BoxRequest, options: Options = {}): Box {
  const result = drawBox(id, { ...request, options });
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

function sheetOf(box: Box) {
  const [blank] = box.blanks;
  if (!blank) throw new Error('One blank');
  return blank.dieline;
}

const cases: readonly (readonly [string, Options])[] = [
  ['tag', {}],
  ['tag', { shape: 'slanted', hole: false, cornerRadius: 50 }],
  ['blister-card', {}],
  ['blister-card', { seal: 'trapped', hangHole: false }],
  ['label-rectangular', { cornerRadius: 50 }],
  ['label-round', {}],
];

describe.each(cases)('%s %j', (id, options) => {
  test('is a valid drawing of the requested size, at every size', () => {
    fc.assert(
      fc.property(sizes(id), (request) => {
        const dieline = sheetOf(drawn(id, request, options));
        expect(validate(dieline)).toEqual([]);
        const { left, top, right, bottom } = boundsOf(dieline.panels[0]?.outline ?? []);
        const upright = id === 'tag' || id === 'blister-card';
        const [across, down] = upright ? [request.width, request.length] : [request.length, request.width];
        expect([left, top].every((edge) => Math.abs(edge) < 0.02)).toBe(true);
        expect(right - left).toBeCloseTo(across, 1);
        expect(bottom - top).toBeCloseTo(id === 'label-round' ? request.length : down, 1);
      }),
      { numRuns: runs(80) },
    );
  });
});

describe('a tag', () => {
  test('keeps four millimetres of board around its hole', () => {
    fc.assert(
      fc.property(
        sizes('tag'),
        fc.constantFrom('rounded', 'slanted'),
        between([2, 12]),
        (request, shape, holeDiameter) => {
          const result = drawBox('tag', { ...request, options: { shape, holeDiameter } });
          if (!result.ok) {
            expect(result.problem.field).toBe('holeDiameter');
            return;
          }
          const [panel] = sheetOf(result.box).panels;
          const sides = sidesOf(panel?.outline ?? []);
          for (const point of panel?.holes?.[0] ?? []) {
            expect(Math.min(...sides.map(([a, b]) => distanceFromSide(point, a, b)))).toBeGreaterThan(3.9);
          }
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('says when the radius of its corners had to be reduced', () => {
    const { notices } = drawn('tag', { length: 80, width: 30, height: 0, caliper: 0.5 }, { cornerRadius: 20 });
    expect(notices).toEqual([
      { code: 'radius-reduced', text: 'The corner radius is 15 mm, the largest that this tag has room for.' },
    ]);
  });
});

describe('a blister card', () => {
  const request = { length: 180, width: 110, height: 0, caliper: 0.45 };

  test('seals the blister on a zone around it, clear of hole and edges', () => {
    fc.assert(
      fc.property(sizes('blister-card'), (size) => {
        const dieline = sheetOf(drawn('blister-card', size));
        const [outer] = dieline.paths.filter(({ kind }) => kind === 'glue').map(({ points }) => boundsOf(points));
        const hole = boundsOf(dieline.panels[0]?.holes?.[0] ?? []);
        if (!outer) throw new Error('A zone');
        expect(outer.top - hole.bottom).toBeGreaterThan(4.9);
        expect(Math.min(outer.left, size.width - outer.right, size.length - outer.bottom)).toBeGreaterThan(3.9);
      }),
      { numRuns: runs(100) },
    );
  });

  test('has a Euro hole of 32 mm by 9 mm', () => {
    const { left, right, top, bottom } = boundsOf(sheetOf(drawn('blister-card', request)).panels[0]?.holes?.[0] ?? []);
    expect(right - left).toBeCloseTo(32, 1);
    expect(bottom - top).toBeCloseTo(9, 1);
  });

  test('folds the back of a trapped card up behind the front, with the holes aligned', () => {
    const faces = foldBox(drawn('blister-card', request, { seal: 'trapped' }), 1);
    const [front, back] = ['front', 'back'].map((name) =>
      boundsOf(faces.find(({ panel }) => panel === name)?.points.map(([x, y]) => [x, y] as const) ?? []),
    );
    expect(back?.top).toBeCloseTo(front?.top ?? Number.NaN, 6);
    expect(back?.bottom).toBeCloseTo(front?.bottom ?? Number.NaN, 6);
  });

  test('refuses a blister that doesn’t fit, and says how large it can be', () => {
    const result = drawBox('blister-card', { ...request, options: { blisterWidth: 100 } });
    expect(result).toMatchObject({ ok: false, problem: { field: 'blisterWidth', most: 90 } });
  });
});

describe('a label', () => {
  test('has 1.5 mm of bleed', () => {
    const dieline = sheetOf(drawn('label-rectangular', { length: 60, width: 40, height: 0, caliper: 0.1 }));
    const bleed = boundsOf(dieline.paths.find(({ kind }) => kind === 'bleed')?.points ?? []);
    expect(bleed.left).toBeCloseTo(-1.5, 6);
    expect(bleed.right).toBeCloseTo(61.5, 6);
  });
});
