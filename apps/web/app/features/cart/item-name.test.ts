import { expect, test } from 'vitest';
import { itemNameOf } from './item-name.ts';

test('an item is called by its name, among several with its place', () => {
  expect(itemNameOf('Soap Box 100 g', 0, ['one'])).toBe('Soap Box 100 g');
  const called = ['Soap Box', 'Soap Box'].map((name, place, all) => itemNameOf(name, place, all));
  expect(called).toEqual(['Soap Box, item 1', 'Soap Box, item 2']);
});
