import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, minus } from '../../geometry/space.ts';
import { type BoxFace, drawBox, foldBox } from '../../index.ts';
import { face } from '../../testing/face.ts';

const size = { length: 70, width: 40, height: 110, caliper: 0.4 };

function folded(request: typeof size, options = {}): readonly BoxFace[] {
  const drawn = drawBox('five-panel-hanger', { ...request, options });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return foldBox(drawn.box, 1);
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

test('the fifth panel lies on the printed face of the back, a board apart, and covers it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 47, max: 300 }),
      fc.double({ min: 0.25, max: 0.7, noNaN: true }),
      (length, caliper) => {
        const faces = folded({ ...size, length, caliper });
        const [back, outer] = [face(faces, 'back'), face(faces, 'outerBack')];
        const [corner, other] = [back.points[0], outer.points[0]];
        if (!corner || !other) throw new Error('Panels have corners');
        expect(dot(back.normal, outer.normal)).toBeCloseTo(1, 9);
        expect(dot(minus(other, corner), back.normal)).toBeCloseTo(caliper, 6);
        const reach = ({ points }: BoxFace) => [0, 1].map((axis) => points.map((point) => point[axis] ?? 0));
        const [[backX = []] = [], [outerX = []] = []] = [reach(back), reach(outer)];
        expect(Math.max(...outerX)).toBeGreaterThan(Math.max(...backX));
        expect(Math.min(...outerX) - Math.min(...backX)).toBeLessThan(0.51);
      },
    ),
    { numRuns: runs(60) },
  );
});

test.each(['euro', 'round'])('the %s hole goes through both plies of the header', (hangHole) => {
  const faces = folded(size, { hangHole });
  const [one, other] = ['header', 'headerFace'].map((name) => face(faces, name).holes?.[0] ?? []);
  for (const axis of [0, 1] as const) {
    const of = (hole: BoxFace['points'] = []) => middleOf(hole.map((point) => point[axis]));
    expect(of(other)).toBeCloseTo(of(one), 1);
  }
});

test('a header without room for the hole is refused, with the room that is needed', () => {
  expect(drawBox('five-panel-hanger', { ...size, length: 60, options: { headerHeight: 21 } }).ok).toBe(true);
  expect(drawBox('five-panel-hanger', { ...size, options: { headerHeight: 20 } })).toMatchObject({
    ok: false,
    problem: { field: 'headerHeight', least: 21 },
  });
});
