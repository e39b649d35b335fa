import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minus } from '../../geometry/space.ts';
import { type BoxFace, drawBox, foldBox, type Point3 } from '../../index.ts';

function trayOf(length: number, width: number, height: number, caliper: number) {
  const drawn = drawBox('webbed-tray', { length, width, height, caliper });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

/** The far end of a web's 45° crease, on one of its halves. */
function tipOf(faces: readonly BoxFace[], name: string): Point3 {
  const points = faces.find(({ panel }) => panel === name)?.points;
  const tip = points?.[1];
  if (!tip || points.length !== 3) throw new Error(`No half of a web: ${name}`);
  return tip;
}

/** Both halves of each web. */
const webs = [
  ['backWebRight', 'leftWebLeft'],
  ['frontWebLeft', 'leftWebRight'],
  ['backWebLeft', 'rightWebRight'],
  ['frontWebRight', 'rightWebLeft'],
] as const;

test('the webs stay whole while the tray is folded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 12, max: 50 }),
      fc.double({ min: 0.25, max: 1, noNaN: true }),
      (percent, height, caliper) => {
        const faces = foldBox(trayOf(180, 110, height, caliper), percent / 100);
        for (const [one, other] of webs) {
          const apart = Math.hypot(...minus(tipOf(faces, one), tipOf(faces, other)));
          // In the folded tray each half lies a board further in than the one before.
          expect(apart).toBeLessThan(3 * caliper + 0.01 * height);
        }
      },
    ),
    { numRuns: runs(60) },
  );
});

test('from each corner of the base the board is creased, never cut', () => {
  const [blank] = trayOf(180, 110, 40, 0.4).blanks;
  const slits = blank?.dieline.paths.filter(({ kind, closed }) => kind === 'cut' && !closed) ?? [];
  // Those are for the tabs: straight across the base, away from its corners.
  expect(slits).toHaveLength(blank?.dieline.panels[0]?.holes?.length ?? 0);
  expect(slits.every(({ points: [a, b] }) => a?.[0] === b?.[0])).toBe(true);
  const diagonals = blank?.dieline.paths.filter(({ kind, points: [a, b] }) => {
    const slope = a && b ? Math.abs((b[1] - a[1]) / (b[0] - a[0])) : 0;
    return kind === 'crease' && Math.abs(slope - 1) < 1e-6;
  });
  expect(diagonals).toHaveLength(4);
});

test('webs that would lie over each other are refused, with the height that is possible', () => {
  const request = { length: 160, width: 80, height: 45, caliper: 0.4 };
  expect(drawBox('webbed-tray', request)).toMatchObject({
    ok: false,
    problem: { field: 'height', least: 12, most: 38 },
  });
  const faces = foldBox(trayOf(160, 80, 38, 0.4), 1);
  expect(tipOf(faces, 'leftWebLeft')[2]).toBeLessThan(tipOf(faces, 'leftWebRight')[2]);
});
