import { expect, test } from 'vitest';
import { perBoxName } from './box-words.ts';

test('says that a price per box is rounded where it doesn’t multiply up to the price of all', () => {
  expect(perBoxName({ pricePerPiece: 9.3, total: 1_860_000 }, 2000)).toBe('per box');
  expect(perBoxName({ pricePerPiece: 9.15, total: 1_829_391 }, 2000)).toBe('per box, rounded');
  expect(perBoxName(undefined, 2000)).toBe('per box');
});
