import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxStyles, type Dieline, drawBox } from '../../index.ts';

const caliper = 0.435;

function drawn(style: string, length: number, width: number, height = 120): Dieline {
  const box = drawBox(style, { length, width, height, caliper });
  const blank = box.ok ? box.box.blanks[0] : undefined;
  if (!blank) throw new Error(box.ok ? 'No blank' : box.problem.text);
  return blank.dieline;
}

/** The extent of a panel on the sheet, across and down. */
function reachOf({ panels }: Dieline, name: string): { readonly across: number; readonly down: number } {
  const outline = panels.find((panel) => panel.name === name)?.outline ?? [];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { across: Math.max(...xs) - Math.min(...xs), down: Math.max(...ys) - Math.min(...ys) };
}

describe('a snap-lock bottom', () => {
  const sizes = fc.record({
    length: fc.double({ min: 30, max: 400, noNaN: true }),
    share: fc.double({ min: 0.1, max: 1, noNaN: true }),
  });

  test('leaves room between its side flaps for the tongue, which goes in over the slotted flap', () => {
    fc.assert(
      fc.property(sizes, ({ length, share }) => {
        const width = Math.min(300, Math.max(20, share * length));
        const dieline = drawn('snap-lock-bottom', length, width);
        const [left, right] = [reachOf(dieline, 'bottomLeft'), reachOf(dieline, 'bottomRight')];
        const between = length - left.down - right.down;
        // From lock line to lock line, the tongue is the part beyond half of the width.
        const tongue = reachOf(dieline, 'bottomTongue').down - width / 2;
        expect(between).toBeGreaterThan(Math.min(0.35 * length, 26));
        expect(tongue).toBeGreaterThanOrEqual(2.99);
      }),
      { numRuns: runs(50) },
    );
  });

  test.each(['snap-lock-bottom', 'display'])(
    'is refused if the width is above the length, with the reason (%s)',
    (style) => {
      expect(drawBox(style, { length: 60, width: 60, height: 90, caliper })).toMatchObject({ ok: true });
      expect(drawBox(style, { length: 60, width: 61, height: 90, caliper })).toMatchObject({
        ok: false,
        problem: { field: 'width', code: 'does-not-fit', most: 60, text: expect.stringMatching(/at most 60 mm.*swap/) },
      });
    },
  );

  test('has a wider tongue on a longer side: 26 mm up to about 100 mm, 100 mm on 400 mm', () => {
    // The flap's sides lean in towards the tongue, so only the tongue reaches beyond the middle of the bottom.
    const tongueOf = (length: number) => {
      const dieline = drawn('snap-lock-bottom', length, 60);
      const outline = dieline.panels.find(({ name }) => name === 'bottomTongue')?.outline ?? [];
      const top = Math.min(...outline.map(([, y]) => y));
      const beyond = outline.filter(([, y]) => y - top > 30 + 0.5).map(([x]) => x);
      return Math.max(...beyond) - Math.min(...beyond);
    };
    expect(tongueOf(60)).toBeCloseTo(21, -1);
    expect(tongueOf(100)).toBeCloseTo(26, -1);
    expect(tongueOf(400)).toBeCloseTo(100, -1);
  });
});

describe('a tuck', () => {
  test.each([
    [150, 14],
    [250, 19],
    [400, 26.5],
  ])('of a lid of %d mm is %d mm deep', (length, depth) => {
    expect(reachOf(drawn('straight-tuck-end', length, 80), 'topTuck').down).toBeCloseTo(depth, 6);
  });

  test.each(['straight-tuck-end', 'reverse-tuck-end', 'seal-end'])(
    'is refused, with the reason, if dust flaps would not hold its lid (%s)',
    (style) => {
      expect(drawBox(style, { length: 30, width: 90, height: 100, caliper })).toMatchObject({ ok: true });
      expect(drawBox(style, { length: 15, width: 300, height: 100, caliper })).toMatchObject({
        ok: false,
        problem: {
          field: 'width',
          code: 'does-not-fit',
          most: 45,
          text: expect.stringMatching(/dust flaps.*at most 45 mm/),
        },
      });
    },
  );
});

test('every knife of every style is at least a twentieth of a millimetre long', () => {
  const sizes = [
    [80, 50, 110],
    [233, 224, 195],
    [50, 43, 217],
    [149, 140, 187],
    [45, 32, 45],
  ] as const;
  for (const { id } of boxStyles) {
    for (const [length, width, height] of sizes) {
      const box = drawBox(id, { length, width, height, caliper });
      for (const { dieline } of box.ok ? box.box.blanks : []) {
        for (const { kind, points } of dieline.paths) {
          if (kind !== 'cut') continue;
          const sides = points
            .slice(1)
            .map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)));
          expect(Math.min(...sides), `${id} ${length} × ${width} × ${height}`).toBeGreaterThan(0.05);
        }
      }
    }
  }
});
