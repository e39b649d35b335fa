import { expect, test } from 'vitest';
import { marginWords, shareWords } from './margin-words.ts';

test.each([
  [100_00, 76_00, '24 %'],
  [100_00, 130_00, '−30 %'],
  [100_00, 99_60, '0 %'],
  [0, 10_00, '–'],
  [100_00, null, '–'],
])('of sales of %s paise with a cost of %s, the margin is %s', (sales, cost, words) => {
  expect(marginWords(sales, cost)).toBe(words);
});

test('a share is shown with its counts', () => {
  expect([shareWords(12, 15), shareWords(0, 3), shareWords(0, 0)]).toEqual(['12 of 15 (80 %)', '0 of 3 (0 %)', 'none']);
});
