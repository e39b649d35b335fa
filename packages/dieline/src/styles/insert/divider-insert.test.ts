import { describe, expect, test } from 'vitest';
import {
  type Box,
  type BoxRequest,
  drawBox,
  foldBox,
  insideFrom,
  insideOf,
  mesh,
  namedBlanks,
  type Options,
  templateOf,
} from '../../index.ts';
import { checkClosed } from '../../testing/closed.ts';

const jars = { length: 300, width: 220, height: 80, caliper: 0.435 };

function drawn(own: Partial<BoxRequest> = {}, options: Options = {}): Box {
  const result = drawBox('divider-insert', { ...jars, ...own, options });
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

test('a box is usually divided into six cells, whatever its size', () => {
  for (const size of [{ length: 150, width: 100, height: 40 }, { length: 50, width: 40, caliper: 1.6 }, jars]) {
    expect(drawn(size).blanks.map(({ quantity }) => quantity)).toEqual([1, 2]);
  }
});

test('cells that were chosen are equal, and a notice gives their size, less what may move', () => {
  const box = drawn({}, { cellsAlong: '5', cellsAcross: '2' });
  expect(namedBlanks(box).map(({ name }) => name)).toEqual(['Lengthwise', 'Crosswise × 4']);
  const [x, y, z] = insideOf(box);
  expect(x).toBeCloseTo((300 - 4 * 0.435) / 5, 6);
  expect(y).toBeCloseTo(79, 6);
  expect(z).toBeCloseTo((220 - 0.435) / 2, 6);
  expect(box.notices.map(({ text }) => text)).toContain(
    '10 cells, 5 along the length and 2 along the width: each is at least 58.4 × 108.6 mm wide.',
  );
});

test('more cells than the box has room for are refused, naming how many fit', () => {
  const refused = drawBox('divider-insert', { ...jars, width: 90, options: { cellsAcross: '7' } });
  expect(refused).toMatchObject({ ok: false, problem: { field: 'cellsAcross', code: 'does-not-fit' } });
  if (!refused.ok) expect(refused.problem.text).toContain('at most 5 cells');
  expect(drawn({ width: 90 }, { cellsAcross: '5' }).blanks[0]?.quantity).toBe(4);
});

test('dividers are a millimetre lower than the box, or as low as requested, but not higher', () => {
  expect(insideOf(drawn({}, { dividerHeight: 50 }))[1]).toBe(50);
  const higher = drawBox('divider-insert', { ...jars, options: { dividerHeight: 79.5 } });
  expect(higher).toMatchObject({ ok: false, problem: { field: 'dividerHeight', least: 16, most: 79 } });
});

test('a notice says that thin dividers over wide and high cells will bow', () => {
  const bows = (own: Partial<BoxRequest>) =>
    drawn(own, { cellsAlong: '2' }).notices.some(({ code }) => code === 'bows');
  expect(bows({ height: 130 })).toBe(true);
  expect(bows({ height: 130, caliper: 0.6 })).toBe(false);
  expect(bows({ height: 80 })).toBe(false);
});

test('crosswise dividers are lowered one after the other onto the lengthwise ones, which stand', () => {
  const heights = (progress: number) => {
    const lowest = new Map<string, number>();
    for (const { blank, points } of foldBox(drawn({}, { cellsAlong: '4' }), progress)) {
      for (const [x, y] of points) {
        const at = blank === 0 ? 'lengthwise' : x.toFixed(1);
        lowest.set(at, Math.min(lowest.get(at) ?? Infinity, y));
      }
    }
    return [...lowest.values()].map((height) => Math.round(height));
  };
  expect(heights(0)).toEqual([0, 99, 99, 99]);
  const [standing, first = 0, second = 0, third = 0] = heights(0.5);
  expect([standing, first]).toEqual([0, 0]);
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second);
  expect(heights(1)).toEqual([0, 0, 0, 0]);
});

test('every piece of a blank has its place in space', () => {
  const [lengthwise, crosswise] = mesh(drawn({}, { cellsAlong: '4', cellsAcross: '3' }), 1);
  expect(lengthwise?.outside.panels).toHaveLength(2 * 4);
  expect(crosswise?.outside.panels).toHaveLength(3 * 3);
});

test('an insert is made for the inside of its box, however that was measured', () => {
  for (const measured of ['outside', 'crease', 'product'] as const) {
    expect(insideFrom('divider-insert', jars, measured)).toMatchObject({
      ok: false,
      problem: { field: 'length', text: expect.stringContaining('inside size of that box') },
    });
  }
});

test('its template keeps no room for a barcode', () => {
  expect(templateOf(drawn()).flatMap(({ spaces }) => spaces)).toEqual([]);
});

describe('the check of an insert notices', () => {
  const other = drawn({ width: 219 });
  test.each([
    ['a strip that is too short', 1, /The insert (begins|ends) at/],
    ['slots beside the strips that go through', 0, /smallest cell|A slot/],
  ])('%s', (_, place, text) => {
    const box = drawn();
    const blanks = box.blanks.map((blank, index) => (index === place ? (other.blanks[index] ?? blank) : blank));
    expect(() => checkClosed('insert', box)).not.toThrow();
    expect(() => checkClosed('insert', { ...box, blanks })).toThrow(text);
  });

  test('strips that are not slotted as deep as they cross', () => {
    const box = drawn();
    const lower = drawn({}, { dividerHeight: 70 });
    const blanks = box.blanks.map((blank, index) => (index === 1 ? (lower.blanks[1] ?? blank) : blank));
    expect(() => checkClosed('insert', { ...box, blanks })).toThrow(/The strips meet|between the slots/);
  });
});
