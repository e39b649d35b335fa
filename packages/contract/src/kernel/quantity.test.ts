import { expect, test } from 'vitest';
import { quantityIn } from './quantity.ts';

test.each([
  ['1000', 1000],
  ['12,500', 12_500],
  ['1,25,000', 125_000],
  [' 12500 ', 12_500],
  ['12\u00a0500', 12_500],
  ['123456789012', 123_456_789_012],
])('"%s" is the quantity %d', (typed, quantity) => {
  expect(quantityIn(typed)).toBe(quantity);
});

test.each(['', '  ', ','])('"%s" is no quantity yet', (typed) => {
  expect(quantityIn(typed)).toBeNull();
});

test.each(['12.5k', '12.500', '-1000', '1e3', 'many', '１２'])('"%s" can’t be read', (typed) => {
  expect(quantityIn(typed)).toBeNaN();
});
