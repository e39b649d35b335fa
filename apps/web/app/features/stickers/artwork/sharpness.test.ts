import { expect, test } from 'vitest';
import { lengthInOutline, sharpnessOf, sharpnessWords } from './sharpness.ts';

const size = { length: 90, width: 60 };
const whole = lengthInOutline('rectangle', size, { fit: 'whole' }, 1.5);
const filling = lengthInOutline('rectangle', size, { fit: 'fill' }, 1.5);

test('says how many pixels per inch the picture has, and up to which size the picture is sharp', () => {
  const soft = sharpnessOf({ pixelWidth: 752 }, size, whole);
  expect(soft && sharpnessWords(soft, size)).toBe(
    'At 90 × 60 mm this picture has 212 pixels per inch; 300 print sharply, so up to 63 × 42 mm is sharp.',
  );
  const sharp = sharpnessOf({ pixelWidth: 1200 }, size, whole);
  expect(sharp && sharpnessWords(sharp, size)).toBe(
    'At 90 × 60 mm this picture has 338 pixels per inch: it prints sharply.',
  );
});

test('includes the bleed, so that the picture is sharp at the size that it names', () => {
  const soft = sharpnessOf({ pixelWidth: 700 }, size, filling);
  expect(soft?.sharpUpTo).not.toBeNull();
  const named = soft?.sharpUpTo ?? size;
  const atNamed = lengthInOutline('rectangle', named, { fit: 'fill' }, 1.5);
  expect(sharpnessOf({ pixelWidth: 700 }, named, atNamed)?.pixelsPerInch).toBeGreaterThanOrEqual(300);
});

test('names no size below the smallest sticker, and says nothing of drawings', () => {
  const tiny = sharpnessOf({ pixelWidth: 90 }, size, whole);
  expect(tiny && sharpnessWords(tiny, size)).toMatch(/so it will look soft at any size\.$/);
  expect(sharpnessOf({ pixelWidth: null }, size, whole)).toBeNull();
});
