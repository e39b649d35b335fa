import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords, formatCount, formatPieces, formatRupees, paise, parseRupees, toRupees } from './index.ts';

describe('rupees on the wire', () => {
  test.each([
    [118_000, '1180.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [0, '0.00'],
    [-118_050, '-1180.50'],
  ])('%d paise are %s', (amount, text) => {
    expect(toRupees(paise(amount))).toBe(text);
    expect(parseRupees(text)).toBe(amount);
  });

  test.each([
    ['1180', 118_000],
    ['1180.5', 118_050],
    [' 7 ', 700],
    [1180.1, 118_010],
    [0.29, 29],
    [-3.07, -307],
    ['-0', 0],
  ])('reads %j', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  test.each(['1.234', 0.1 + 0.2, Number.NaN, Infinity, 1e21, 1e-7, '', '1,180', '₹5', '1e3', '.5', '5.', '+5', '٣'])(
    'refuses %j',
    (text) => {
      expect(() => parseRupees(text)).toThrow(RangeError);
    },
  );

  test('every amount survives the wire, as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseRupees(toRupees(paise(amount)))).toBe(paise(amount));
        expect(parseRupees(Number(toRupees(paise(amount))))).toBe(paise(amount));
      }),
    );
  });
});

describe('displayed amounts', () => {
  test.each([
    [1_234_567_890, '₹1,23,45,678.90'],
    [100_000, '₹1,000.00'],
    [7, '₹0.07'],
    [0, '₹0.00'],
    [-10_000_000, '-₹1,00,000.00'],
  ])('%d paise read %s', (amount, text) => {
    expect(formatRupees(paise(amount))).toBe(text);
  });

  test('counts are grouped in lakhs', () => {
    expect(formatCount(100_000)).toBe('1,00,000');
    expect(formatCount(999)).toBe('999');
    const grouped = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(grouped.format(count));
      }),
    );
  });
});

test('one piece is a piece', () => {
  expect([0, 1, 2, 100_000].map(formatPieces)).toEqual(['0 pieces', '1 piece', '2 pieces', '1,00,000 pieces']);
});

describe('amounts in words', () => {
  const ones = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen';
  const numbers = [
    ...`${ones} Seventeen Eighteen Nineteen`.split(' ').map((word, place) => [place + 1, word] as const),
    ...'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
      .split(' ')
      .map((word, place) => [10 * (place + 2), word] as const),
  ];

  test.each(numbers)('%d is %s', (count, word) => {
    expect(amountInWords(paise(100 * (count + 100)))).toBe(`One Hundred ${word} Rupees Only`);
  });

  test.each([
    [12_345_678, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees And Seventy Eight Paise Only'],
    [0, 'Zero Rupees Only'],
    [100, 'One Rupee Only'],
    [1, 'One Paisa Only'],
    [50, 'Fifty Paise Only'],
    [101, 'One Rupee And One Paisa Only'],
    [1_100_000, 'Eleven Thousand Rupees Only'],
    [
      1_234_567_890,
      'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Ninety Paise Only',
    ],
    [1_000_000_000_000, 'One Thousand Crore Rupees Only'],
    [-2_000, 'Minus Twenty Rupees Only'],
  ])('%d paise', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });
});
