import { expect, test } from 'vitest';
import { itemNames } from './item-names.ts';

test('an item is called by its name alone, unless another one has the same', () => {
  expect(itemNames(['Soap Box 100 g', 'Sleeve'])).toEqual(['Soap Box 100 g', 'Sleeve']);
  expect(itemNames(['Soap Box 100 g', 'Sleeve', 'Soap Box 100 g'])).toEqual([
    'Soap Box 100 g, item 1',
    'Sleeve',
    'Soap Box 100 g, item 3',
  ]);
});
