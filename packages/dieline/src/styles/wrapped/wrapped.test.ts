import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../drawing/validate.ts';
import { boundsOf } from '../../geometry/plane.ts';
import { type Box, type BoxRequest, boxStyleOf, drawBox, foldBox } from '../../index.ts';
import { outsideOf } from '../../measuring/sizes.ts';

const between = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });

function sizes(id: string): fc.Arbitrary<BoxRequest> {
  const style = boxStyleOf(id);
  if (!style) throw new Error(`No style ${id}`);
  const { length, width, height, caliper } = style.limits;
  return fc.record({
    length: between(length),
    width: between(width),
    height: between(height),
    caliper: between(caliper),
  });
}

function drawn(id: string, request: BoxRequest): Box {
  const result = drawBox(id, request);
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

describe('a rigid box', () => {
  test('fits together: the lid fits over the wrapped base with the play on each side', () => {
    fc.assert(
      fc.property(sizes('rigid-box'), (request) => {
        const box = drawn('rigid-box', request);
        const [, wrap, lid] = box.blanks;
        if (!wrap || !lid) throw new Error('Four blanks');
        const [across, , deep] = outsideOf({ blanks: [wrap] });
        expect(lid.dieline.inside.length).toBeCloseTo(across + 2 * 0.6, 6);
        expect(lid.dieline.inside.width).toBeCloseTo(deep + 2 * 0.6, 6);
      }),
      { numRuns: runs(60) },
    );
  });

  test('is wrapped after its walls are up, and closed last', () => {
    const box = drawn('rigid-box', { length: 160, width: 110, height: 50, caliper: 2 });
    expect(box.blanks.map(({ name }) => name)).toEqual(['Base shell', 'Base wrap', 'Lid shell', 'Lid wrap']);
    const rise = (blank: number, progress: number) => {
      const ys = foldBox(box, progress)
        .filter((face) => face.blank === blank)
        .flatMap(({ points }) => points.map(([, y]) => y));
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(rise(0, 0.3)).toBeGreaterThan(49);
    expect(rise(1, 0.3)).toBeCloseTo(0, 6);
    expect(rise(1, 0.7)).toBeGreaterThan(50);
  });

  test('has unprinted greyboard without bleed and safety lines', () => {
    const [shell, wrap] = drawn('rigid-box', { length: 160, width: 110, height: 50, caliper: 2 }).blanks;
    const kinds = new Set(shell?.dieline.paths.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['cut', 'cutCrease', 'glue', 'glueInside']));
    expect(wrap?.dieline.paths.some(({ kind }) => kind === 'bleed')).toBe(true);
  });
});

describe('a carry bag', () => {
  const bag = sizes('carry-bag').filter(({ length, width, height }) => width <= length && height >= width / 2 + 50);

  test('is one valid sheet at every size', () => {
    fc.assert(
      fc.property(bag, (request) => {
        const [blank] = drawn('carry-bag', request).blanks;
        if (!blank) throw new Error('One blank');
        expect(validate(blank.dieline)).toEqual([]);
        // One piece of paper: only cut around and for the handles.
        const cuts = blank.dieline.paths.filter(({ kind }) => kind === 'cut');
        expect(cuts.every(({ closed }) => closed)).toBe(true);
        expect(cuts).toHaveLength(1 + 8);
      }),
      { numRuns: runs(120) },
    );
  });

  test('has a seam that ends before the middle crease of the gusset, and bottom flaps that end before the other wall', () => {
    fc.assert(
      fc.property(bag, (request) => {
        const [blank] = drawn('carry-bag', request).blanks;
        const widthOf = (name: string) => {
          const { left, top, right, bottom } = boundsOf(
            blank?.dieline.panels.find((panel) => panel.name === name)?.outline ?? [],
          );
          return [right - left, bottom - top] as const;
        };
        expect(widthOf('seam')[0]).toBeLessThanOrEqual(Math.min(20, widthOf('leftFront')[0] - 1));
        expect(widthOf('seam')[0]).toBeGreaterThan(10);
        expect(widthOf('frontBottom')[1]).toBeLessThan(request.width);
      }),
      { numRuns: runs(60) },
    );
  });

  test('says how much glue area a narrow gusset leaves', () => {
    const box = drawn('carry-bag', { length: 80, width: 30, height: 150, caliper: 0.12 });
    expect(box.notices.map(({ text }) => text)).toEqual([
      'The bottom flaps reach over the middle by 14.0 mm instead of 18 mm, because the gusset is narrow.',
      'The glued seam is 12.6 mm instead of 20 mm, because the gusset is narrow.',
    ]);
  });

  test('is glued flat before it opens', () => {
    const box = drawn('carry-bag', { length: 250, width: 100, height: 300, caliper: 0.2 });
    const depth = (progress: number) => {
      const zs = foldBox(box, progress)
        .filter(({ role }) => role === 'wall')
        .flatMap(({ points }) => points.map(([, , z]) => z));
      return Math.max(...zs) - Math.min(...zs);
    };
    const depths = Array.from({ length: 101 }, (_, step) => depth(step / 100));
    const flattest = depths.indexOf(Math.min(...depths.slice(20, 60)));
    expect(depths[flattest]).toBeLessThan(5);
    expect(depths[100]).toBeCloseTo(100.2, 6);
  });

  test.each([
    [{ length: 250, width: 260, height: 300 }, 'width', 'Gusset of a carry bag must be from 30 to 250 mm.'],
    [
      { length: 90, width: 100, height: 300 },
      'width',
      "The gusset can be at most as wide as the bag: 90 mm. Wider ones can't be folded at the bottom.",
    ],
    [
      { length: 250, width: 140, height: 100 },
      'height',
      'With this gusset the bag must be at least 120 mm high to fold flat.',
    ],
  ])('refuses %j', (size, field, text) => {
    const result = drawBox('carry-bag', { ...size, caliper: 0.2 });
    expect(result).toMatchObject({ ok: false, problem: { field, text } });
  });
});
