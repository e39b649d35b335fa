import { describe, expect, test } from 'vitest';
import {
  contentsAsGrams,
  contentsIn,
  contentsText,
  contentsUnreadable,
  goodContents,
  wrongContents,
} from '../index.ts';

describe('a weight of contents', () => {
  test.each([
    ['320', 320],
    [' 320 g ', 320],
    ['320g', 320],
    ['320 gms.', 320],
    ['320 Grams', 320],
    ['1.2 kg', 1200],
    ['0,5 kg', 500],
    ['.5kg', 500],
    ['2.3 Kgs', 2300],
    ['1,200', 1200],
    ['1 200 g', 1200],
    ['12,500 g', 12_500],
    ['12.5 g', 13],
    ['1.001 kg', 1001],
  ])('reads %s as %i g', (typed, grams) => {
    expect(contentsIn(typed)).toBe(grams);
    expect(goodContents(typed)).toBe(grams);
    expect(contentsAsGrams(typed)).toBe(String(grams));
    expect(wrongContents(typed)).toBeUndefined();
  });

  test('may be left out', () => {
    expect(contentsIn(' ')).toBeNull();
    expect(wrongContents('')).toBeUndefined();
    expect(contentsAsGrams('')).toBe('');
  });

  test.each(['heavy', '-5', '1.2', '0,5', '1.2.3 kg', '12 oz', '3e2', '1,2,3', 'g', '.'])(
    'does not guess what %s means, and keeps it',
    (typed) => {
      expect(wrongContents(typed)).toBe(contentsUnreadable);
      expect(goodContents(typed)).toBeNull();
      expect(contentsAsGrams(typed)).toBe(typed);
    },
  );

  test('is more than nothing, and not more than a person can lift', () => {
    expect(wrongContents('0')).toContain('at least 1 g');
    expect(wrongContents('50 kg')).toBeUndefined();
    expect(wrongContents('50001')).toContain('more than 50 kg');
    expect(wrongContents('1,200 kg')).toContain('more than 50 kg');
  });

  test('is shown in the unit that is easier to read', () => {
    expect([320, 1000, 1250, 500].map(contentsText)).toEqual(['320 g', '1 kg', '1.25 kg', '500 g']);
  });
});
