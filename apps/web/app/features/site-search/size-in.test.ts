import { expect, test } from 'vitest';
import { sizeIn } from './size-in.ts';

test('a size may have other words beside it, and units of inches and centimetres', () => {
  expect(sizeIn('tea box 60x40x150')?.rest).toBe('tea box');
  // No words that mean anything.
  expect(sizeIn('60x40x150?')?.rest).toBe('');
  expect(sizeIn('box 60x40x150')?.rest).toBe('');
  expect(sizeIn('2.5*1*6 inch')?.size).toEqual({ length: '63.5', width: '25.4', height: '152.4' });
  // The search says that nobody can make it.
  expect(sizeIn('100000000x2x3')?.size).toEqual({ length: '100000000', width: '2', height: '3' });
});

test('two sides leave the height open, also while somebody types on', () => {
  const size = { length: '60', width: '40', height: '' };
  for (const typed of ['60x40', '60 × 40 mm', '6 x 4 cm', '6cm by 4cm', '60x40x'])
    expect(sizeIn(typed), typed).toEqual({ size, rest: '' });
  expect(sizeIn('cake box 60x40 xl')).toEqual({ size, rest: 'cake box  xl' });
  expect(sizeIn('60')).toBeNull();
});
