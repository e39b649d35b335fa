import { expect, test } from 'vitest';
import { nextKeys } from './shortcut-keys.ts';

const known = ['j', 'k', '/', 'g o', 'g a'];
const after = (...keys: string[]) => keys.reduce((before, key) => nextKeys(before, key, known), '');

test('a key of a sequence waits for the next one', () => {
  expect(after('g')).toBe('g');
  expect(after('g', 'o')).toBe('g o');
});

test('a key that doesn’t continue a sequence starts a new one', () => {
  expect(after('g', 'j')).toBe('j');
  expect(after('g', 'g', 'o')).toBe('g o');
  expect(after('x', 'j')).toBe('j');
});
