import { expect, test } from 'vitest';
import { printWarnings, shareCutOff } from './print-warnings.ts';

const row = { ratio: 2, bleed: 0 };

test('says how much of a picture is cut off, without counting the bleed', () => {
  // The bleed makes it 56 × 53 mm, covered by a picture of 106 × 53 mm.
  expect(shareCutOff('round', { length: 50, width: 50 }, { fit: 'fill' }, row)).toBeCloseTo(0.5, 6);
  expect(shareCutOff('round', { length: 50, width: 50 }, { fit: 'whole' }, row)).toBe(0);
  expect(shareCutOff('rectangle', { length: 103, width: 50 }, { fit: 'fill' }, row)).toBeCloseTo(0, 6);
  // The file’s own bleed: 80 × 55 mm with 2.5 mm around 75 × 50 mm.
  const trimmed = { ratio: 80 / 55, bleed: 2.5 / 80 };
  expect(shareCutOff('rectangle', { length: 75, width: 50 }, { fit: 'fill' }, trimmed)).toBeCloseTo(0, 6);
  expect(shareCutOff('rectangle', { length: 50, width: 50 }, { fit: 'fill' }, trimmed)).toBeCloseTo(1 / 3, 6);
});

test('warns of soft prints and of what is cut off, and of nothing else', () => {
  expect(printWarnings({ isInside: false, pixelsPerInch: 28, sharpUpTo: null }, 0.5)).toEqual([
    'Your picture has 28 pixels per inch and will look soft; 300 print sharply.',
    '50 % of your picture lies beyond the edges and is cut off.',
  ]);
  expect(printWarnings({ isInside: false, pixelsPerInch: 300, sharpUpTo: null }, 0.04)).toEqual([]);
  expect(printWarnings({ isInside: true, pixelsPerInch: 72, sharpUpTo: null }, 0)).toEqual([
    'A picture in your file has 72 pixels per inch and will look soft; 300 print sharply.',
  ]);
  expect(printWarnings(null, 0)).toEqual([]);
});
