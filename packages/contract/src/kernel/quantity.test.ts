import { expect, test } from 'vitest';
import { quantityIn } from './quantity.ts';

test.each([
  ['1000', 1000],
  ['12,500', 12_500],
  ['1,25,000', 125_000],
  [' 12500 ', 12_500],
  ['12\u00a0500', 12_500],
  ['1 25 000', 125_000],
  ['1,250,000', 1_250_000],
  ['12,50,000', 1_250_000],
  ['१०००', 1000],
  ['௧,௦௦௦', 1000],
  ['２０００', 2000],
  ['123456789012', 123_456_789_012],
])('"%s" is the quantity %d', (typed, quantity) => {
  expect(quantityIn(typed)).toBe(quantity);
});

test.each(['', '  ', ','])('"%s" is no quantity yet', (typed) => {
  expect(quantityIn(typed)).toBeNull();
});

test.each([
  ...['12.5k', '12.500', '-1000', '1e3', 'many'],
  ...['20,00', '1,50,00', '1,2500', '100,00,000', '1,25 000', '1,000,', '12,,500'],
])('"%s" can’t be read', (typed) => {
  expect(quantityIn(typed)).toBeNaN();
});
