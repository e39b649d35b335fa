import { describe, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMade } from './expect-well-made.ts';
import { publicPages } from './public-pages.ts';
import { openShop } from './shop.ts';

const shop = openShop();

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('at a %s', (_, viewport) => {
  test.each(publicPages)('%s is accessible, logs no errors and fits the screen', (path) =>
    expectWellMade(shop, path, viewport),
  );
});
