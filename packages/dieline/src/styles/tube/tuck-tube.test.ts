import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, distanceFromSide, sidesOf, signedArea } from '../../geometry/plane.ts';
import {
  type Dieline,
  type DielineRequest,
  dielineStyles,
  drawDieline,
  isStyleId,
  measure,
  outlineOf,
  type StyleId,
} from '../../index.ts';

const tubes = ['straight-tuck-end', 'reverse-tuck-end'] as const;
const style = fc.constantFrom<StyleId>(...tubes);
const between = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });
const { limits } = dielineStyles['reverse-tuck-end'];
const request = fc
  .record({
    length: between(limits.length),
    width: between(limits.width),
    height: between(limits.height),
    caliper: between(limits.caliper),
  })
  .map((size) => ({ ...size, width: Math.min(size.width, 3 * size.length) }));

function drawn(id: StyleId, size: DielineRequest): Dieline {
  const result = drawDieline(id, size);
  if (!result.ok) throw new Error(result.text);
  return result.dieline;
}

function panelBounds(dieline: Dieline, name: string) {
  const panel = dieline.panels.find((each) => each.name === name);
  if (!panel) throw new Error(`No panel ${name}`);
  const { left, top, right, bottom } = boundsOf(panel.outline);
  return { width: right - left, height: bottom - top, left, top, right, bottom };
}

const usual = { length: 60, width: 40, height: 100, caliper: 0.435 };

describe('a tuck carton', () => {
  test('has walls of the inside size plus a board, but a narrower glued wall and lower sides under the lids', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const dieline = drawn(id, size);
        const { length, width, height, caliper: t } = size;
        const expected = {
          back: [length + t, height + t],
          left: [width + t, height - t],
          front: [length + t, height + t],
          right: [width, height - t],
        };
        for (const [name, [wide, high]] of Object.entries(expected)) {
          const bounds = panelBounds(dieline, name);
          expect(bounds.width).toBeCloseTo(wide ?? 0, 6);
          expect(bounds.height).toBeCloseTo(high ?? 0, 6);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('is one closed piece: the outline doesn’t cross itself and contains exactly the panels without overlaps', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const dieline = drawn(id, size);
        const outline = outlineOf(dieline);
        const panels = dieline.panels.map((panel) => signedArea(panel.outline));
        expect(Math.min(...panels)).toBeGreaterThan(0);
        expect(signedArea(outline)).toBeCloseTo(
          panels.reduce((sum, area) => sum + area, 0),
          3,
        );
        expect(crossingsOf(outline)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  test('has a bounding box that starts at the origin', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const { left, top } = boundsOf(outlineOf(drawn(id, size)));
        expect(left).toBeCloseTo(0, 9);
        expect(top).toBeCloseTo(0, 9);
      }),
      { numRuns: runs(30) },
    );
  });

  test('gives a narrow carton a narrower glue flap, which ends two millimetres before the far side, and says so', () => {
    for (const id of tubes) {
      for (const [width, flap] of [
        [12, 10],
        [17, 15],
        [18, 16],
        [60, 16],
      ] as const) {
        const dieline = drawn(id, { ...usual, width, height: 200 });
        expect(panelBounds(dieline, 'glueFlap').width).toBeCloseTo(flap, 6);
        expect(dieline.notices.some(({ code }) => code === 'glue-flap-narrowed')).toBe(flap < 16);
      }
    }
  });

  test('keeps flap tapers from crossing', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        for (const { role, outline } of drawn(id, size).panels) {
          if (role !== 'dustFlap' && role !== 'glueFlap') continue;
          const { left, right, top, bottom } = boundsOf(outline);
          const across = role === 'glueFlap' ? bottom - top : right - left;
          const along = role === 'glueFlap' ? right - left : bottom - top;
          // The flap still has a free edge: most of the rectangle is filled.
          expect(signedArea(outline)).toBeGreaterThan(0.5 * across * along);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('has bleed lines 3 mm outside the cut and safety lines 3 mm inside', () => {
    fc.assert(
      fc.property(style, request, (id, size) => {
        const dieline = drawn(id, size);
        const outline = sidesOf(outlineOf(dieline));
        const bleed = dieline.paths.filter(({ kind }) => kind === 'bleed');
        expect(bleed.length).toBeGreaterThan(0);
        const walls = new Set(['back', 'left', 'front', 'right']);
        expect(dieline.paths.filter(({ kind }) => kind === 'safety').length).toBeGreaterThanOrEqual(walls.size);
        for (const { points, closed } of [...bleed, ...dieline.paths.filter(({ kind }) => kind === 'safety')]) {
          expect(closed).toBe(true);
          for (const point of points) {
            // At the glue flap the bleed line is on the board, not 3 mm off its edge.
            const off = Math.min(...outline.map(([a, b]) => distanceFromSide(point, a, b)));
            if (point[0] > 20) expect(off).toBeGreaterThan(2.9);
          }
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('has its lids on the walls that the style defines', () => {
    const lidWalls = (id: StyleId) =>
      drawn(id, usual)
        .hinges.filter(({ child }) => child.endsWith('Lid'))
        .map(({ parent, child }) => `${child} on ${parent}`);
    expect(lidWalls('straight-tuck-end').sort()).toEqual(['bottomLid on back', 'topLid on back']);
    expect(lidWalls('reverse-tuck-end').sort()).toEqual(['bottomLid on front', 'topLid on back']);
  });

  test('of the usual size needs no notice', () => {
    expect(drawn('reverse-tuck-end', usual).notices).toEqual([]);
  });

  test('says of each flap that had to be reduced by how much and why', () => {
    const codes = (size: DielineRequest) => drawn('straight-tuck-end', size).notices.map(({ code }) => code);
    expect(codes({ ...usual, height: 20 })).toEqual(['tuck-shortened', 'notch-reduced']);
    expect(codes({ ...usual, length: 40, width: 60 })).toEqual(['dust-flaps-shortened']);
    expect(codes({ ...usual, height: 200 })).toEqual(['glue-flap-widest']);
    const [notice] = drawn('straight-tuck-end', { ...usual, height: 20 }).notices;
    expect(notice?.text).toBe('The tuck-in flap is 9.0 mm deep instead of 14 mm, because the box is low.');
  });

  test('has the measures that the trade expects', () => {
    const { flatWidth, flatHeight, totalRuleLength, ruleLength } = measure(drawn('reverse-tuck-end', usual));
    expect(flatWidth).toBeCloseTo(14 + 2 * 60.435 + 40.435 + 40, 6);
    expect(flatHeight).toBeCloseTo(100.435 + 2 * (40 - 1.5 + 14), 6);
    expect(totalRuleLength).toBeGreaterThan(1_700);
    expect(totalRuleLength).toBeLessThan(2_600);
    expect((ruleLength.cut ?? 0) + (ruleLength.crease ?? 0)).toBeCloseTo(totalRuleLength, 6);
  });

  test.each([
    [{ length: 14.9 }, 'length', 'Length of a reverse tuck end box must be from 15 to 400 mm.'],
    [{ width: Number.NaN }, 'width', 'Width of a reverse tuck end box must be from 12 to 300 mm.'],
    [{ height: 601 }, 'height', 'Height of a reverse tuck end box must be from 15 to 600 mm.'],
    [{ caliper: 0 }, 'caliper', 'Board thickness of a reverse tuck end box must be from 0.2 to 1 mm.'],
  ])('refuses %j', (wrong, problem, text) => {
    expect(drawDieline('reverse-tuck-end', { ...usual, ...wrong })).toEqual({ ok: false, problem, text });
  });

  test('is found by its id only', () => {
    expect(isStyleId('reverse-tuck-end')).toBe(true);
    expect(isStyleId('toString')).toBe(false);
  });
});

describe('a reverse tuck carton', () => {
  test('interlocks with itself: the flaps above and below a wall add up to the same height everywhere', () => {
    fc.assert(
      fc.property(request, (size) => {
        const dieline = drawn('reverse-tuck-end', size);
        const { height, caliper: t } = size;
        const y0 = panelBounds(dieline, 'back').top;
        const room = y0;
        const standing = (wall: string) => {
          const { left, right } = panelBounds(dieline, wall);
          const over = dieline.panels.flatMap(({ outline }) => {
            const bounds = boundsOf(outline);
            return bounds.left >= left - 1e-6 && bounds.right <= right + 1e-6 ? [bounds] : [];
          });
          const [above, below] = [
            Math.min(...over.map(({ top }) => top)),
            Math.max(...over.map(({ bottom }) => bottom)),
          ];
          return y0 - above + (below - (y0 + height + t));
        };
        expect(standing('back')).toBeCloseTo(room, 6);
        expect(standing('front')).toBeCloseTo(room, 6);
        for (const side of ['left', 'right']) {
          expect(standing(side)).toBeLessThanOrEqual(room + 1e-6);
          if (!dieline.notices.some(({ code }) => code === 'dust-flaps-shortened')) {
            expect(standing(side)).toBeCloseTo(room - 2 * t, 6);
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

function crossingsOf(outline: readonly (readonly [number, number])[]): string[] {
  const sides = sidesOf(outline);
  const turn = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number]) =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return sides.flatMap(([a, b], i) =>
    sides
      .slice(i + 1)
      .flatMap(([c, d], j) =>
        turn(a, b, c) * turn(a, b, d) < -1e-9 && turn(c, d, a) * turn(c, d, b) < -1e-9 ? [`${i} × ${i + 1 + j}`] : [],
      ),
  );
}
