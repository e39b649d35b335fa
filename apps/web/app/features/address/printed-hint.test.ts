import { expect, test } from 'vitest';
import { printedHint } from './printed-hint.ts';

test('names the characters that documents cannot print, and says nothing of those that they can', () => {
  expect(printedHint('శ్రీ ఫుడ్స్, Şahin & 12')).toBeUndefined();
  expect(printedHint('Rosa 🎁')).toBe('Our documents can’t print 🎁 and show “?” in its place.');
  expect(printedHint('中文 🎁')).toBe('Our documents can’t print 中 文 🎁 and show “?” in their place.');
});
