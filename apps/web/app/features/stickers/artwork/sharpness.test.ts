import { expect, test } from 'vitest';
import { lengthInOutline, sharpnessOf, sharpnessWords } from './sharpness.ts';

const size = { length: 90, width: 60 };
const picture = { ratio: 1.5, bleed: 0 };
const pixels = (pixelWidth: number) => ({ pixelWidth, leastPixels: pixelWidth });
const whole = lengthInOutline('rectangle', size, { fit: 'whole' }, picture);
const filling = lengthInOutline('rectangle', size, { fit: 'fill' }, picture);

test('says how many pixels per inch the picture has, and up to which size the picture is sharp', () => {
  const soft = sharpnessOf(pixels(752), size, whole);
  expect(soft && sharpnessWords(soft, size)).toBe(
    'At 90 × 60 mm this picture has 212 pixels per inch; 300 print sharply, so up to 63 × 42 mm is sharp.',
  );
  const sharp = sharpnessOf(pixels(1200), size, whole);
  expect(sharp && sharpnessWords(sharp, size)).toBe(
    'At 90 × 60 mm this picture has 338 pixels per inch: it prints sharply.',
  );
});

test('includes the bleed, so that the picture is sharp at the size that it names', () => {
  const soft = sharpnessOf(pixels(700), size, filling);
  expect(soft?.sharpUpTo).not.toBeNull();
  const named = soft?.sharpUpTo ?? size;
  const atNamed = lengthInOutline('rectangle', named, { fit: 'fill' }, picture);
  expect(sharpnessOf(pixels(700), named, atNamed)?.pixelsPerInch).toBeGreaterThanOrEqual(300);
});

test('names no size below the smallest sticker, and says nothing of drawings', () => {
  const tiny = sharpnessOf(pixels(90), size, whole);
  expect(tiny && sharpnessWords(tiny, size)).toMatch(/so it will look soft at any size\.$/);
  expect(sharpnessOf({ leastPixels: null, pixelWidth: null }, size, whole)).toBeNull();
});

test('of a drawing with pictures it is as sharp as the coarsest of them', () => {
  const soft = sharpnessOf({ pixelWidth: null, leastPixels: 752 }, size, whole);
  expect(soft && sharpnessWords(soft, size)).toBe(
    'At 90 × 60 mm the coarsest picture in your file has 212 pixels per inch; 300 print sharply, so up to 63 × 42 mm is sharp.',
  );
});
