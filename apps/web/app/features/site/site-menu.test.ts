import { describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { currentMark, siteMenu } from './site-menu.ts';

const packaging = [{ slug: 'rigid-boxes' }];
const marked = (pathname: string) =>
  siteMenu.flatMap(({ label, to }) => {
    const mark = currentMark(to, pathname, packaging);
    return mark === undefined ? [] : [[label, mark]];
  });

describe('the mark of the current page', () => {
  test('is only on Home on the home page', () => {
    expect(marked('/')).toEqual([['Home', 'page']]);
  });

  test('distinguishes the page of the entry itself from pages below it', () => {
    expect(marked(paths.blogs)).toEqual([['Blogs', 'page']]);
    expect(marked('/rigid-boxes')).toEqual([['Products', 'true']]);
  });

  test('is on no entry for pages outside the menu', () => {
    expect(marked('/no-such-page')).toEqual([]);
  });

  test('is on the shop’s boxes while a box is customised', () => {
    expect(currentMark(paths.shop, paths.category('soap-box'))).toBe('true');
    expect(currentMark(paths.shop, paths.cart)).toBeUndefined();
  });
});
