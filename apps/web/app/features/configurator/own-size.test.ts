import type { Variant } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { inOwnSize, sizeIn } from './own-size.ts';

// Only the fields that sizes use.
const variant = {
  id: 202,
  name: 'Soap Box 100 g',
  style: 'reverse-tuck-end',
  length: 60,
  width: 32,
  height: 90,
  images: '/pictures/box/reverse-tuck-end/60x32x90.svg?look=rosa#/pictures/box/reverse-tuck-end/60x32x90.svg?view=flat',
} as Variant;

test('a box in a custom size keeps its name, and its pictures show that size', () => {
  const box = inOwnSize(variant, { length: '70 mm', width: '40,5', height: '120' });
  expect(box).toMatchObject({ name: 'Soap Box 100 g', length: 70, width: 40.5, height: 120 });
  expect(box.images).toBe(
    '/pictures/box/reverse-tuck-end/70x41x120.svg?look=rosa#/pictures/box/reverse-tuck-end/70x41x120.svg?view=flat',
  );
});

test.each(['', 'wide', '1e3', '6 cm'])('a side typed as "%s" is neither a number nor the variant’s size', (length) => {
  expect(sizeIn({ length, width: '33', height: '91,5' })).toEqual({ length: Number.NaN, width: 33, height: 91.5 });
});
