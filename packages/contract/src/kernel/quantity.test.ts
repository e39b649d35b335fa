import { expect, test } from 'vitest';
import { decimalIn, paiseIn, quantityIn } from './quantity.ts';

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

test.each([
  ['18000', 1_800_000],
  ['18000.5', 1_800_050],
  ['1,18,050.75', 11_805_075],
  ['118,050.75', 11_805_075],
  ['₹ 1,180.50', 118_050],
  ['Rs. 1180', 118_000],
  [' ₹1\u00a0180 ', 118_000],
  ['१,१८०.५०', 118_050],
  ['1.15', 115],
  ['0', 0],
])('"%s" is an amount of %d paise', (typed, paise) => {
  expect(paiseIn(typed)).toBe(paise);
});

test('an empty amount is null, not zero', () => {
  expect(paiseIn(' ')).toBeNull();
});

test.each([
  ...['18000,50', '1180,5', '0,50', '1.180,50', '1 180,50', '1,18,05', '1,2345', ',50', '₹', '-5'],
  ...['1.180', '1180.', '.50', '1 180 .50', '1.1.1', '1e3', '1180/-', '1180 or 1200'],
])('"%s" could mean two amounts, and is refused', (typed) => {
  expect(paiseIn(typed)).toBeNaN();
});

test('a decimal number may have only the allowed number of decimals', () => {
  expect(['2.5', '1,250.125', '2,5', '2.1234', ''].map((typed) => decimalIn(typed, 3))).toEqual([
    ...['2.5', '1250.125'],
    ...[null, null, null],
  ]);
});
