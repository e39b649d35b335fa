import { describe, expect, test } from 'vitest';
import { boxStyleOf, boxStyles, drawBox, drawDieline, insideOf, measureBox, mesh, outsideOf } from '../index.ts';

const size = { length: 80, width: 50, height: 110, caliper: 0.435 };

describe('a box', () => {
  test('of an unknown style is refused', () => {
    expect(drawBox('toString', size)).toMatchObject({ ok: false, problem: { field: 'style', code: 'unknown-style' } });
    expect(boxStyleOf('constructor')).toBeUndefined();
  });

  test.each([
    [{ length: 0 }, 'length', 'out-of-range', 15, 400],
    [{ width: -3 }, 'width', 'out-of-range', 12, 300],
    [{ height: 10_000 }, 'height', 'out-of-range', 15, 600],
    [{ height: Number.NaN }, 'height', 'not-a-number', 15, 600],
    [{ caliper: 2 }, 'caliper', 'out-of-range', 0.2, 1],
  ])('of %j says which field is wrong, and what is possible', (wrong, field, code, least, most) => {
    const drawn = drawBox('straight-tuck-end', { ...size, ...wrong });
    expect(drawn).toMatchObject({ ok: false, problem: { field, code, least, most } });
    if (!drawn.ok) expect(drawn.problem.text).toContain(`from ${least} to ${most} mm`);
  });

  test.each([
    [{ thumbNotch: 'yes' }, 'thumbNotch', 'not-offered'],
    [{ windowWidth: 5 }, 'windowWidth', 'out-of-range'],
    [{ windowWidth: 'wide' }, 'windowWidth', 'not-a-number'],
    [{ window: true, windowWidth: 70 }, 'windowWidth', 'does-not-fit'],
    [{ __proto__: null, handle: true }, 'handle', 'unknown-option'],
  ])('with the options %j names the option that can’t be chosen', (options, field, code) => {
    expect(drawBox('straight-tuck-end', { ...size, options })).toMatchObject({ ok: false, problem: { field, code } });
  });

  test('with an auto-lock bottom must be as long as it is wide, and high enough to fold flat', () => {
    expect(drawBox('auto-lock-bottom', { ...size, width: 90 })).toMatchObject({
      ok: false,
      problem: { field: 'width', code: 'does-not-fit', most: 80 },
    });
    const low = drawBox('auto-lock-bottom', { ...size, height: 30 });
    expect(low).toMatchObject({ ok: false, problem: { field: 'height', code: 'does-not-fit', least: 34 } });
    expect(drawBox('auto-lock-bottom', { ...size, height: 34 }).ok).toBe(true);
  });

  test('says what had to be reduced', () => {
    const drawn = drawBox('reverse-tuck-end', { ...size, height: 20 });
    if (!drawn.ok) throw new Error(drawn.problem.text);
    expect(drawn.box.notices.map(({ text }) => text)).toContain(
      'The tuck-in flap is 9.0 mm deep instead of 14 mm, because the box is low.',
    );
  });

  test('drawn with default options is the carton that is priced', () => {
    const drawn = drawBox('reverse-tuck-end', size);
    const carton = drawDieline('reverse-tuck-end', size);
    if (!drawn.ok || !carton.ok) throw new Error('Not drawn');
    expect(drawn.box.blanks[0]?.dieline).toEqual(carton.dieline);
  });
});

describe('a window', () => {
  const [plain, windowed] = [{}, { window: true, windowWidth: 40, windowHeight: 60 }].map((options) => {
    const drawn = drawBox('straight-tuck-end', { ...size, options });
    if (!drawn.ok) throw new Error(drawn.problem.text);
    return drawn.box;
  });

  test('is cut with a knife and leaves less board', () => {
    if (!plain || !windowed) throw new Error('Not drawn');
    const [without, withIt] = [measureBox(plain), measureBox(windowed)];
    const corners = (4 - Math.PI) * 4 * 4;
    expect(without.boardArea - withIt.boardArea).toBeCloseTo(40 * 60 - corners, 0);
    expect(withIt.totalRuleLength - without.totalRuleLength).toBeGreaterThan(190);
  });

  test('is a hole in the folded box', () => {
    if (!windowed) throw new Error('Not drawn');
    const front = (box: typeof windowed) =>
      mesh(box, 1)[0]?.outside.panels.find(({ panel }) => panel === 'front')?.count ?? 0;
    expect(front(windowed)).toBeGreaterThan(plain ? front(plain) : 0);
  });

  test('keeps 15 mm from every crease, whatever is requested', () => {
    for (const style of boxStyles.filter(({ options }) => options.some(({ id }) => id === 'windowHeight'))) {
      const drawn = drawBox(style.id, { ...size, options: { window: true, windowWidth: 55 } });
      expect(drawn).toMatchObject({ ok: false, problem: { field: 'windowWidth', least: 10, most: 50.4 } });
    }
  });
});

test('measures its inside and outside on the folded box', () => {
  const drawn = drawBox('snap-lock-bottom', size);
  if (!drawn.ok) throw new Error(drawn.problem.text);
  const { inside, outside } = measureBox(drawn.box);
  expect(inside.map((length) => Math.round(length * 1000) / 1000)).toEqual([80, 110, 50]);
  // Two more plies under the floor.
  expect(outside[1]).toBeCloseTo(110 + 4 * size.caliper, 6);
  expect(insideOf(drawn.box)).toEqual(inside);
});

test.each([
  // A sleeve's cut ends are flush.
  ['sleeve', { length: 80, width: 50, height: 110, caliper: 0.5 }, [81, 110, 51]],
  // Rolled rims, three boards at the ends.
  ['roll-end-tray', { length: 160, width: 100, height: 40, caliper: 0.5 }, [163, 41, 101]],
  // Floor, lid and a board each; the lid's rolled ends and its play.
  ['base-and-lid', { length: 160, width: 100, height: 40, caliper: 0.5 }, [167.2, 41, 103.2]],
  // Folded edges are rounded half a board beyond the crease, above and below where the seam's flap hangs lower.
  ['carry-bag', { length: 250, width: 100, height: 320, caliper: 0.2 }, [250.4, 320.4, 100.4]],
  ['tag', { length: 90, width: 50, height: 0, caliper: 0.4 }, [50, 90, 0.4]],
])('a %s of %j measures %j outside', (id, request, outside) => {
  const drawn = drawBox(id, request);
  if (!drawn.ok) throw new Error(drawn.problem.text);
  expect(outsideOf(drawn.box).map((length) => Math.round(length * 10) / 10)).toEqual(outside);
});

test('flat work measures its face and its thickness, which includes the flange when folded', () => {
  const inside = (options: Record<string, string>) => {
    const drawn = drawBox('blister-card', { length: 180, width: 110, height: 0, caliper: 0.5, options });
    if (!drawn.ok) throw new Error(drawn.problem.text);
    return insideOf(drawn.box).map((length) => Math.round(length * 1000) / 1000);
  };
  expect(inside({ seal: 'face' })).toEqual([110, 180, 0.5]);
  expect(inside({ seal: 'trapped' })).toEqual([110, 180, 1.5]);
});
