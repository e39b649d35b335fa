import { expect, test } from 'vitest';
import { seeded } from './random.ts';

test('the same seed gives the same values, another seed different ones', () => {
  const words = (seed: number) => Array.from({ length: 5 }, seeded(seed).fork().word.bind(null, 12));
  expect(words(1)).toEqual(words(1));
  expect(words(1)).not.toEqual(words(2));
});

test('whole numbers reach both bounds and never exceed them', () => {
  const random = seeded(3);
  const drawn = Array.from({ length: 500 }, () => random.whole(2, 5));
  expect(new Set(drawn)).toEqual(new Set([2, 3, 4, 5]));
});
