import type { Product } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { rangeAddress, rangeOf } from './box-range.ts';

const box = (itemName: string, verticalName: string, fromPrice: number | null) =>
  ({ itemName, verticalName, fromPrice }) as Product; // only these are read
const boxes = [
  box('Tea', 'Food & Confectionery', 9),
  box('Almonds', 'Food & Confectionery', null),
  box('Soap', 'Cosmetics, Health & Beauty', 5),
  ...Array.from({ length: 10 }, (_, place) => box(`Part ${place}`, 'Industrial Products', 20 + place)),
];
const range = (query: string) => rangeOf(boxes, new URLSearchParams(query));
const names = (query: string) => range(query).shown.map(({ itemName }) => itemName);

test('the first eight boxes are of every industry in turns, and all are there when asked for', () => {
  expect(names('').slice(0, 4)).toEqual(['Tea', 'Soap', 'Part 0', 'Almonds']);
  expect(names('')).toHaveLength(8);
  expect(names('show=all')).toHaveLength(13);
});

test('an industry is shown alone, by price or by name; a box without a price comes last', () => {
  expect(names('industry=food-and-confectionery&sort=price')).toEqual(['Tea', 'Almonds']);
  expect(names('industry=food-and-confectionery&sort=name')).toEqual(['Almonds', 'Tea']);
  expect(range('industry=industrial-products')).toMatchObject({ total: 10, industry: 'industrial-products' });
});

test('what isn’t known is as if it hadn’t been asked for', () => {
  expect(names('industry=umbrellas&sort=colour&show=some')).toEqual(names(''));
  expect(rangeAddress('/onlinestore', { industry: '', order: 'usual' })).toBe('/onlinestore#boxes');
  expect(rangeAddress('/onlinestore', { industry: 'food', order: 'price', all: true })).toBe(
    '/onlinestore?industry=food&sort=price&show=all#boxes',
  );
});
