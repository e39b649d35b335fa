import { expect, test } from 'vitest';
import { faces, readGlyphs } from './glyphs.ts';
import { setText } from './set-text.ts';

test.each(faces)('%s has every character that artwork may use', (face) => {
  const { glyphs, capital } = readGlyphs(face);
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,&%·-') {
    expect(glyphs.get(sign)?.advance, sign).toBeGreaterThan(0);
  }
  expect(capital).toBeGreaterThan(500);
});

test('sets a line in the given height, or reduced to the given width', () => {
  const free = setText({ face: 'slab', text: 'Loom & Knot', height: 10 });
  expect(free.height).toBeCloseTo(10);
  const bound = setText({ face: 'slab', text: 'Loom & Knot', height: 10, within: free.width / 2 });
  expect(bound.width).toBeCloseTo(free.width / 2);
  expect(bound.height).toBeCloseTo(5);
});

test('draws within the width that it returns', () => {
  for (const face of faces) {
    const { path, width, unit } = setText({ face, text: 'HENNA', height: 10 });
    const starts = [...path.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x) * unit);
    expect(Math.min(...starts), face).toBeGreaterThan(-1);
    expect(Math.max(...starts), face).toBeLessThan(width + 1);
  }
});

test('applies kerning and tracking', () => {
  const width = (text: string, tracking = 0) => setText({ face: 'serif', text, height: 10, tracking }).width;
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
  expect(width('AV', 100)).toBeGreaterThan(width('AV'));
});

test('refuses a character that the typeface lacks, so that none is silently missing', () => {
  expect(() => setText({ face: 'poster', text: 'चाय', height: 10 })).toThrow(RangeError);
});
