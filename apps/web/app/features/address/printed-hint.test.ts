import { expect, test } from 'vitest';
import { printedHint } from './printed-hint.ts';

test('the hint names only the characters that documents cannot print', () => {
  expect(printedHint('శ్రీ ఫుడ్స్, Şahin & 12')).toBeUndefined();
  expect(printedHint('Rosa 🎁')).toBe('Our documents can’t print 🎁 and show “?” in its place.');
  expect(printedHint('中文 🎁')).toBe('Our documents can’t print 中 文 🎁 and show “?” in their place.');
});
