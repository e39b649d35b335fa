import { test } from 'vitest';
import { expectWellMade } from './expect-well-made.ts';
import { publicPages } from './public-pages.ts';
import { openShop } from './shop.ts';

const shop = openShop();

test.each(publicPages)('%s is accessible, logs no errors and fits every screen', (path) => expectWellMade(shop, path));
