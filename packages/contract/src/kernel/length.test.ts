import { expect, test } from 'vitest';
import { lengthIn, lengthUnreadable } from './length.ts';

test('reads a length with a point or a comma, in the digits of any script, with its own unit after it', () => {
  for (const typed of ['60.5', ' 60.5 ', '60,5', '60.5mm', '60.5 MM', '६०.५', '६०.५ mm'])
    expect(lengthIn(typed)).toBe(60.5);
  expect(['60', '.5', '-3', '+3', '60.'].map((typed) => lengthIn(typed))).toEqual([60, 0.5, -3, 3, 60]);
  expect(lengthIn('6 cm', 'cm')).toBe(6);
  for (const typed of ['2.5', '2.5"', '2.5 in', '2.5 inches']) expect(lengthIn(typed, 'in')).toBe(2.5);
});

test('reads no other unit, and guesses nothing', () => {
  for (const typed of ['', 'mm', '6 cm', '2.5"', '10 m', '1e2', 'sixty', '6 0', '1,000.5', '60 × 40', 'Infinity'])
    expect(lengthIn(typed)).toBeNaN();
  expect(lengthIn('60 mm', 'cm')).toBeNaN();
});

test('says what to type instead', () => {
  expect(lengthUnreadable('the length')).toBe('Please enter the length in millimetres, in digits, such as 60 or 60.5.');
  expect(lengthUnreadable('the height', 'in')).toBe('Please enter the height in inches, in digits, such as 2 or 2.5.');
});
