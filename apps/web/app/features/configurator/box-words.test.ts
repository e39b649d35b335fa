import { expect, test } from 'vitest';
import { perBoxName, perPiece, sizeText } from './box-words.ts';

test('a price per box is “about” that if it doesn’t multiply up to the price of all', () => {
  expect(perBoxName({ pricePerPiece: 9.3, total: 1_860_000, listTotal: null }, 2000)).toBe('per box');
  expect(perBoxName({ pricePerPiece: 9.15, total: 1_829_391, listTotal: null }, 2000)).toBe('per box, about');
  expect(perBoxName({ pricePerPiece: 9.147, total: 1_829_400, listTotal: null }, 2000)).toBe('per box');
  expect(perBoxName({ pricePerPiece: 9.147, total: 1_829_391, listTotal: null }, 2000)).toBe('per box, about');
  expect(perBoxName({ pricePerPiece: 9.3, total: 1_767_000, listTotal: 1_860_000 }, 2000)).toBe('per box');
  expect(perBoxName(undefined, 2000)).toBe('per box');
});

test('a price per box shows its decimals, at least two', () => {
  expect([9, 9.3, 9.147, 1234.5678].map((pricePerPiece) => perPiece({ pricePerPiece }))).toEqual([
    '₹9.00',
    '₹9.30',
    '₹9.147',
    '₹1,234.5678',
  ]);
});

test('a size is written in plain figures, however it was typed', () => {
  expect(sizeText({ length: '60mm', width: '40,5', height: '१००' })).toBe('60 × 40.5 × 100 mm');
  expect(sizeText({ length: '6 cm', width: '40', height: '' })).toBe('6 cm × 40 ×  mm');
});
