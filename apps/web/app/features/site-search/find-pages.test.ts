import { searches } from '@boxwright/testing/searches';
import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';
import { sizeIn } from './size-in.ts';

/** What stands above the boxes. */
const above = (typed: string): string | null => {
  const size = sizeIn(typed)?.size;
  if (size) return `size ${size.length} ${size.width} ${size.height}`.trim();
  const { pages, notSold } = findPages(typed);
  const [first] = pages;
  return first ? `page ${first.path}` : notSold ? `not sold ${notSold.text}` : null;
};

test('each search of buyers begins with the page, the size or the answer that it means, or with its boxes', () => {
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

test('whoever names a box means the box, not a page of questions', () => {
  expect(findPages('courier').pages[0]?.path).toBe('/faqs');
  expect(findPages('courier boxes?').pages).toEqual([]);
});

test('a question whether we can do something finds no cans', () => {
  for (const typed of ['can you make a box', 'Can we get boxes?', 'could you print it'])
    expect(findPages(typed), typed).toEqual({ pages: [], notSold: null });
  expect(findPages('can for paint').notSold?.text).toContain('metal');
});

test('single letters find nothing, and a common word finds few pages', () => {
  expect(findPages('a b').pages).toEqual([]);
  expect(findPages('label').pages.length).toBeLessThanOrEqual(4);
});
