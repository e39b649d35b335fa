import { searches } from '@boxwright/testing/searches';
import { expect, test } from 'vitest';
import { findPages, sizeIn } from './find-pages.ts';

/** What stands above the boxes. */
const above = (typed: string): string | null => {
  const size = sizeIn(typed)?.size;
  if (size) return `size ${size.length} ${size.width} ${size.height}`;
  const { pages, notSold } = findPages(typed);
  const [first] = pages;
  return first ? `page ${first.path}` : notSold ? `not sold ${notSold.text}` : null;
};

test('each of eighty-five searches begins with the page, the size or the answer that it means, or with its boxes', () => {
  const wrong = searches.filter(([typed, first]) => {
    const found = above(typed);
    return /^(box |none)/.test(first)
      ? found !== null
      : found?.startsWith(first.slice(0, 8)) !== true || !matches(found, first);
  });
  expect(wrong).toEqual([]);
});

const matches = (found: string, first: string): boolean =>
  first.startsWith('not sold ') ? found.includes(first.slice('not sold '.length)) : found === first;

test('a size may have other words beside it, and two sides are no box', () => {
  expect(sizeIn('tea box 60x40x150')?.rest).toBe('tea box');
  expect(sizeIn('60x40x150?')?.rest).toBe('');
  expect(sizeIn('2.5*1*6 inch')?.size).toEqual({ length: '63.5', width: '25.4', height: '152.4' });
  expect(sizeIn('50x50')).toBeNull();
  // Its page says which sizes can be made.
  expect(sizeIn('100000000x2x3')?.size).toEqual({ length: '100000000', width: '2', height: '3' });
});

test('nothing is found for letters alone, and few pages for a word of many', () => {
  expect(findPages('a b').pages).toEqual([]);
  expect(findPages('label').pages.length).toBeLessThanOrEqual(4);
});
