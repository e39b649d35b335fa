import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

describe('the page numbers below a list', () => {
  test('are all shown if there are few', () => {
    expect(pagesShown(2, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesShown(1, 1)).toEqual([1]);
  });

  test('omit pages far from the current one', () => {
    expect(pagesShown(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pagesShown(1, 20)).toEqual([1, 2, 'gap', 20]);
  });

  test('never omit a single page, because its number needs no more space than a gap', () => {
    expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  });

  test('ascend, start with the first, end with the last and include the current page', () => {
    const list = fc
      .integer({ min: 1, max: 200 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(list, ([page, pages]) => {
        const numbers = pagesShown(page, pages).filter((mark) => mark !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(page);
      }),
    );
  });
});
