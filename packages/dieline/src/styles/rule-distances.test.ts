import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, type BoxRequest, boxStyles, drawBox, type PathKind, type Point, usualTooling } from '../index.ts';
import { requestsOf } from '../testing/requests.ts';
import { type NearRules, nearRules } from '../testing/rule-distances.ts';

const { minRuleDistance, minCreaseDistance, narrowestPunch } = usualTooling;

const least = (one: PathKind, other: PathKind) =>
  one === 'crease' && other === 'crease' ? minCreaseDistance : minRuleDistance;

/** Rules that are too near, without the two sides of a slot that is punched. */
function tooNear({ blanks }: Box): NearRules[] {
  return blanks.flatMap(({ dieline }) => {
    const punched = (dieline.punches ?? []).filter(({ width }) => width >= narrowestPunch - 1e-6);
    const isPunched = ([p, q]: NearRules['at']) =>
      punched.some(({ sides: [one, other] }) => (isOn(p, one) && isOn(q, other)) || (isOn(p, other) && isOn(q, one)));
    return nearRules(dieline, least).filter(({ at }) => !isPunched(at));
  });
}

const isOn = ([x, y]: Point, [[ax, ay], [, by]]: readonly [Point, Point]) =>
  Math.abs(x - ax) < 0.01 && y > Math.min(ay, by) - 0.01 && y < Math.max(ay, by) + 0.01;

function drawn(id: string, request: BoxRequest): Box | null {
  const result = drawBox(id, request);
  return result.ok ? result.box : null;
}

describe.each(boxStyles.map((style) => [style.id, style] as const))('%s', (id, style) => {
  test('has no two rules nearer to each other than a die maker can set them, over its whole range', () => {
    fc.assert(
      fc.property(requestsOf(style), (request) => {
        const box = drawn(id, request);
        if (box) expect(tooNear(box)).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('the check notices', () => {
  const path = (kind: PathKind, closed: boolean, ...points: Point[]) => ({ kind, closed, points });

  test('a narrow slot, the two creases of a narrow strip, and a crease that ends just before a knife', () => {
    const slot = path('cut', false, [0, 0], [20, 0], [20, 15], [20.9, 15], [20.9, 0], [60, 0]);
    const strip = [path('crease', false, [0, 30], [60, 30]), path('crease', false, [0, 32.5], [60, 32.5])];
    const ending = [path('cut', false, [0, 50], [60, 50]), path('crease', false, [30, 51], [30, 70])];
    expect(nearRules({ paths: [slot] }, least)[0]?.distance).toBeCloseTo(0.9, 6);
    expect(nearRules({ paths: strip }, least)[0]?.distance).toBeCloseTo(2.5, 6);
    expect(nearRules({ paths: ending }, least)[0]?.distance).toBeCloseTo(1, 6);
  });

  test('neither corners and small chamfers, nor rules that meet at a sharp angle, nor a slit in line with a crease', () => {
    const chamfer = path('cut', false, [0, 0], [20, 0], [21, 1], [21, 20]);
    const wedge = [path('cut', false, [40, 0], [60, 0]), path('crease', false, [40, 0], [60, 4])];
    const line = [path('crease', false, [0, 40], [20, 40]), path('cut', false, [20, 40], [40, 40])];
    expect(nearRules({ paths: [chamfer, ...wedge, ...line] }, least)).toEqual([]);
  });

  test('that drawings of revision 1 kept no distance', () => {
    const old = drawn('roll-end-tray', { length: 160, width: 110, height: 45, caliper: 0.435, revision: 1 });
    expect(old && Math.min(...tooNear(old).map(({ distance }) => distance))).toBeLessThan(0.9);
  });
});
