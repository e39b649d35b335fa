import { firstBroken, stickerSizeRules } from '@boxwright/contract';
import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Container } from './containers.ts';
import { type FoundLabel, findLabels } from './find-labels.ts';

const labelsOf = (container: Container): readonly FoundLabel[] => {
  const found = findLabels(container);
  return found.ok ? found.labels : [];
};
const sizes = (container: Container) =>
  labelsOf(container).map(({ place, length, width }) => `${place} ${length} × ${width}`);
const within = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
/** More than the error of sums of tenths. */
const slack = 1e-6;

const bottle = fc.record({
  kind: fc.constantFrom('bottle' as const),
  around: within(32, 1885),
  straight: within(16, 1000),
});
const jar = fc.record({
  kind: fc.constantFrom('jar' as const),
  around: within(32, 1885),
  straight: within(16, 1000),
  lid: fc.oneof(fc.constantFrom(null), within(16, 308)),
});
const pouch = fc.record({
  kind: fc.constantFrom('pouch' as const),
  width: within(40, 800),
  height: within(60, 1200),
  seal: within(0, 40),
  top: within(0, 150),
  foot: within(0, 150),
});
const box = fc.record({
  kind: fc.constantFrom('box' as const),
  length: within(20, 1200),
  width: within(20, 1200),
  height: within(20, 1200),
});

/** Whether a label lies within its container, clear of curves, seals and creases. */
const fits = (container: Container, { place, length, width }: FoundLabel): boolean => {
  if (container.kind === 'pouch') {
    const { seal, top, foot } = container;
    return length + 2 * seal + 10 <= container.width + slack && width + top + foot + 10 <= container.height + slack;
  }
  if (container.kind === 'box') {
    if (place === 'front') return length + 10 <= container.length && width + 10 <= container.height;
    const down = place === 'seal' ? width / 2 : (length - container.width) / 2;
    const breadth = place === 'seal' ? length : width;
    return breadth + 10 <= container.length && down <= 40 && down + 5 <= container.height + 0.5;
  }
  const { around, straight } = container;
  if (place === 'lid') return container.kind === 'jar' && length + 6 <= (container.lid ?? 0) + slack;
  if (width + 6 > straight + slack) return false;
  if (place === 'front') return length <= 0.4 * around + slack;
  if (place === 'half') return 2 * length + 6 <= around + slack;
  const overlap = length - around;
  return place === 'gap' ? overlap <= slack - 3 && overlap > -4 : overlap >= 6 && overlap <= 10;
};

describe('labels for a container', () => {
  test('always fit it, our sheet, and are in whole mm', () => {
    fc.assert(
      fc.property(fc.oneof(bottle, jar, pouch, box), (container) => {
        const labels = labelsOf(container);
        expect(labels.length).toBeLessThanOrEqual(3);
        for (const label of labels) {
          const { length, width } = label;
          expect(Number.isInteger(length) && Number.isInteger(width)).toBe(true);
          expect(Math.min(length, width)).toBeGreaterThanOrEqual(10);
          expect(firstBroken(stickerSizeRules, { length, width })).toBeUndefined();
          expect(fits(container, label), JSON.stringify({ container, label })).toBe(true);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  test('of a bottle: the front, all round with an overlap, and with a gap', () => {
    expect(sizes({ kind: 'bottle', around: 60 * Math.PI, straight: 120 })).toEqual([
      'front 75 × 114',
      'wrap 196 × 114',
      'gap 185 × 114',
    ]);
  });

  test('of a jar of 66 mm: the 3 mm gap that our page on labels names, and the lid', () => {
    const labels = labelsOf({ kind: 'jar', around: 66 * Math.PI, straight: 62, lid: 60 });
    expect(labels.map(({ place, length }) => [place, length])).toEqual([
      ['front', 82],
      ['wrap', 215],
      ['lid', 54],
    ]);
    expect(labels[1]?.why).toContain('204 mm long with a gap of 3 mm');
  });

  test('of a can that our sheet doesn’t reach round: two that meet', () => {
    const labels = labelsOf({ kind: 'bottle', around: 500, straight: 330 });
    expect(labels.map(({ place, length, width }) => [place, length, width])).toEqual([
      ['front', 200, 324],
      ['half', 247, 324],
    ]);
    expect(labels[1]?.why).toContain('508 mm');
  });

  test('of a tall drum: the sheet limits the height, never the length round it, and a note says so', () => {
    const [, half] = labelsOf({ kind: 'bottle', around: 700, straight: 900 });
    expect(half).toMatchObject({ place: 'half', length: 347, width: 302 });
    expect(half?.note).toContain('455 × 302 mm');
  });

  test('of a pouch and a box lie inside seals and creases', () => {
    expect(sizes({ kind: 'pouch', width: 130, height: 210, seal: 8, top: 35, foot: 35 })).toEqual([
      'front 104 × 130',
      'badge 104 × 104',
    ]);
    expect(sizes({ kind: 'box', length: 110, width: 70, height: 90 })).toEqual([
      'front 100 × 80',
      'seal 40 × 40',
      'strip 150 × 30',
    ]);
  });

  test('where nothing fits, a sentence says what is left', () => {
    expect(findLabels({ kind: 'pouch', width: 40, height: 200, seal: 12, top: 20, foot: 20 })).toEqual({
      ok: false,
      text: 'Between seals, zip and foot 6 × 150 mm are left, and the smallest label we make is 10 × 10 mm.',
    });
  });
});
