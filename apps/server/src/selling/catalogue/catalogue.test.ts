import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { currentCatalogue, freshCatalogue } from './catalogue.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a copy is used while it is fresh, and read again after the clock was set back', async () => {
  for (const read of [freshCatalogue, currentCatalogue]) {
    const copy = await read(shop.services);
    shop.clock.advance({ seconds: 1 });
    expect(await read(shop.services)).toBe(copy);
    shop.clock.advance({ days: -1 });
    expect(await read(shop.services)).not.toBe(copy);
  }
});
