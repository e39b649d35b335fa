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
  test('is on Home alone while one is on the home page', () => {
    expect(marked('/')).toEqual([['Home', 'page']]);
  });

  test('says of a page whether it is the entry itself or lies inside of it', () => {
    expect(marked(paths.blogs)).toEqual([['Blogs', 'page']]);
    expect(marked('/rigid-boxes')).toEqual([['Products', 'true']]);
  });

  test('is on no entry where none leads there', () => {
    expect(marked('/no-such-page')).toEqual([]);
  });

  test('is on the boxes of the shop while one of them is made', () => {
    expect(currentMark(paths.shop, paths.category('soap-box'))).toBe('true');
    expect(currentMark(paths.shop, paths.cart)).toBeUndefined();
  });
});
