import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../geometry/plane.ts';
import { type Box, type BoxRequest, type BoxStyle, boxStyleOf, drawBox, foldBox, type Options } from '../../index.ts';
import { reachOf } from '../../measuring/reach.ts';
import { outsideOf } from '../../measuring/sizes.ts';

const between = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });

function styleOf(id: string): BoxStyle {
  const style = boxStyleOf(id);
  if (!style) throw new Error(`No style ${id}`);
  return style;
}

/** Any size within the style's limits. */
function sizes(id: string): fc.Arbitrary<BoxRequest> {
  const { length, width, height, caliper } = styleOf(id).limits;
  return fc.record({
    length: between(length),
    width: between(width),
    height: between(height),
    caliper: between(caliper),
  });
}

function drawn(id: string, request: BoxRequest, options: Options = {}): Box {
  const result = drawBox(id, { ...request, options });
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

function panelSize(box: Box, blank: number, name: string): readonly [number, number] {
  const panel = box.blanks[blank]?.dieline.panels.find((each) => each.name === name);
  if (!panel) throw new Error(`No panel ${name}`);
  const { left, top, right, bottom } = boundsOf(panel.outline);
  return [right - left, bottom - top];
}

const usual = { length: 160, width: 100, height: 40, caliper: 0.5 };

describe.each(['roll-end-tray', 'base-and-lid', 'hinged-lid', 'mailer', 'drawer', 'rigid-box'])('%s', (id) => {
  test('folds without NaN at any progress', () => {
    fc.assert(
      fc.property(sizes(id), between([0, 1]), (request, progress) => {
        for (const { points } of foldBox(drawn(id, request), progress))
          expect(points.flat().every(Number.isFinite)).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  test('stands on the table, centred at the origin', () => {
    const faces = foldBox(drawn(id, { ...usual, caliper: id === 'rigid-box' ? 2 : 0.5 }), 1);
    const ys = faces.flatMap(({ points }) => points.map(([, y]) => y));
    expect(Math.min(...ys)).toBeGreaterThan(-1);
    expect(Math.min(...ys)).toBeLessThan(1.5);
    const xs = faces.flatMap(({ points }) => points.map(([x]) => x));
    expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0, 0);
  });
});

describe('a roll-end tray', () => {
  test('has the trade’s measures: base (L+5t) × (W+t), walls H+t, strip 2t, or room for two creases, inner wall H−t', () => {
    fc.assert(
      fc.property(sizes('roll-end-tray'), (request) => {
        const box = drawn('roll-end-tray', request);
        const { length, width, height, caliper: t } = request;
        const tab = 2.5 * t;
        // One wide crease makes both folds of a strip of 2.1 mm; two creases are 3 mm apart.
        const strip = 2 * t <= 2.1 ? 2 * t : Math.max(2 * t, 3);
        for (const [name, wide, high] of [
          ['base', length + 2 * strip + t, width + t],
          ['front', length + 2 * strip - t, height + t],
          ['back', length + 2 * strip - t, height + t],
          ['left', height + t, width + t],
          ['leftStrip', strip, width - 2 * Math.max(0.35, t)],
          ['leftInner', height - t + tab, width - 2 * Math.max(0.35, t)],
        ] as const) {
          const size = panelSize(box, 0, name);
          expect(size[0]).toBeCloseTo(wide, 6);
          expect(size[1]).toBeCloseTo(high, 6);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('locks each tab in a slot of the base when folded', () => {
    const box = drawn('roll-end-tray', usual);
    const base = box.blanks[0]?.dieline.panels[0];
    const inner = foldBox(box, 1).find(({ panel }) => panel === 'leftInner');
    expect(base?.holes).toHaveLength(4);
    // The tabs' tips are flush with the base's outer face, at the height of the table.
    expect(Math.min(...(inner?.points.map(([, y]) => y) ?? []))).toBeCloseTo(0, 6);
  });

  test('says that the ends of a narrow tray are weaker', () => {
    const { notices } = drawn('roll-end-tray', { ...usual, width: 35 });
    expect(notices.map(({ code }) => code)).toEqual(['corner-flaps-short']);
  });
});

describe('base and lid', () => {
  test('fit: the lid’s inside is larger than the base’s outside by the play on each side', () => {
    fc.assert(
      fc.property(sizes('base-and-lid'), between([0.3, 3]), (request, play) => {
        const box = drawn('base-and-lid', request, { play });
        const [base, lid] = box.blanks;
        if (!base || !lid) throw new Error('Two blanks');
        const outside = outsideOf({ blanks: [base] });
        expect(lid.dieline.inside.length).toBeCloseTo(outside[0] + 2 * play, 6);
        expect(lid.dieline.inside.width).toBeCloseTo(outside[2] + 2 * play, 6);
      }),
      { numRuns: runs(60) },
    );
  });

  test('refuses a lid higher than the base, and says how high it may be', () => {
    const result = drawBox('base-and-lid', { ...usual, options: { lidHeight: 60 } });
    expect(result).toMatchObject({
      ok: false,
      problem: { field: 'lidHeight', most: 40.5, text: 'The lid can be at most as high as the base: 40.5 mm.' },
    });
  });

  test('stand on the same table when the lid is as high as the base', () => {
    const box = drawn('base-and-lid', usual, { lidHeight: 40.5 });
    const lowest = (blank: number) =>
      reachOf(
        box,
        foldBox(box, 1).filter((face) => face.blank === blank),
        [0, 1, 0],
      )[0];
    expect(lowest(0)).toBeCloseTo(0, 6);
    expect(lowest(1)).toBeCloseTo(0, 6);
  });

  test('are put together only after both are folded', () => {
    const heightOfLid = (progress: number) => {
      const lid = foldBox(drawn('base-and-lid', usual), progress).find(
        ({ blank, role }) => blank === 1 && role === 'base',
      );
      return lid?.points[0]?.[1] ?? Number.NaN;
    };
    expect(heightOfLid(0.7)).toBeCloseTo(heightOfLid(0.1), 6);
    expect(heightOfLid(0.9)).toBeLessThan(heightOfLid(0.7));
    expect(heightOfLid(1)).toBeCloseTo(40 + 1.5 * 0.5, 6);
  });
});

describe('a hinged lid', () => {
  test('tucks in between the rolled ends, behind the front', () => {
    fc.assert(
      fc.property(sizes('hinged-lid'), (request) => {
        const faces = foldBox(drawn('hinged-lid', request), 1);
        const reach = (name: string, axis: 0 | 2) => {
          const values = faces.find(({ panel }) => panel === name)?.points.map((point) => point[axis]) ?? [];
          return [Math.min(...values), Math.max(...values)] as const;
        };
        const [least, most] = reach('tuck', 0);
        expect(most - least).toBeLessThan(request.length);
        expect(reach('tuck', 2)[1]).toBeLessThan(reach('front', 2)[0]);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a mailer', () => {
  test('holds its ears between the corner flaps and the inner walls, where the strips leave them open', () => {
    fc.assert(
      fc.property(sizes('mailer'), (request) => {
        const box = drawn('mailer', request);
        const faces = foldBox(box, 1);
        const reach = (name: string, axis: 0 | 1 | 2) => {
          const values = faces.find(({ panel }) => panel === name)?.points.map((point) => point[axis]) ?? [];
          return [Math.min(...values), Math.max(...values)] as const;
        };
        const t = request.caliper;
        // On the left, x grows towards the inside; the front is at the greatest z.
        const ear = reach('leftEar', 0)[1];
        expect(ear - reach('frontCornerLeft', 0)[0]).toBeGreaterThan(t);
        expect(reach('leftInner', 0)[0] - ear).toBeGreaterThan(t);
        expect(reach('leftEar', 2)[0]).toBeGreaterThan(reach('leftStrip', 2)[1]);
        expect(reach('tuck', 2)[0]).toBeGreaterThan(reach('leftInner', 2)[1] + t);
        expect(reach('tuck', 2)[1]).toBeLessThan(reach('front', 2)[0] - t);
      }),
      { numRuns: runs(60) },
    );
  });

  test('says how much less deeply the front of a high, narrow mailer goes in', () => {
    const { notices } = drawn('mailer', { ...usual, width: 60, height: 50 });
    expect(notices.map(({ text }) => text)).toEqual([
      "The lid's front goes in by 36.0 mm instead of 48.5 mm, because the box is narrow.",
    ]);
  });
});

describe('a drawer', () => {
  test('leaves a millimetre of play at each side between tray and sleeve', () => {
    fc.assert(
      fc.property(sizes('drawer'), (request) => {
        const box = drawn('drawer', request);
        const { length, width, height, caliper: t } = request;
        // The tray's outside: rolled ends are three boards thick, walls one, floor and rim one each. Beside it is the
        // glue flap of the sleeve.
        expect(box.blanks.find(({ part }) => part === 'sleeve')?.dieline.inside).toEqual({
          length: expect.closeTo(width + 3 * t + 2, 6),
          width: expect.closeTo(height + 2 * t + 2, 6),
          height: expect.closeTo(length + 6 * t, 6),
        });
      }),
      { numRuns: runs(60) },
    );
  });

  test('is slid in last, and ends flush with the sleeve', () => {
    const extent = (progress: number, blank: number) => {
      const xs = foldBox(drawn('drawer', usual), progress)
        .filter((face) => face.blank === blank)
        .flatMap(({ points }) => points.map(([x]) => x));
      return [Math.min(...xs), Math.max(...xs)] as const;
    };
    expect(extent(0.65, 0)[0]).toBeGreaterThan(extent(0.65, 1)[1]);
    expect(Math.abs(extent(1, 0)[1] - extent(1, 1)[1])).toBeLessThan(0.5);
  });
});
