import { expect, test } from 'vitest';
import { addressOfSubject, subjectWords } from './subject-address.ts';

test('a thing without a page has no link', () => {
  expect(addressOfSubject('order', '12')).toBe('/manage/orders/12');
  expect(addressOfSubject('constructor', '12')).toBeUndefined();
});

test('the name of a kind is shown without hyphens', () => {
  expect(subjectWords('sticker-size')).toBe('sticker size');
});
