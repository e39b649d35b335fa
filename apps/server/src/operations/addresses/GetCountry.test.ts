import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetCountry lists only India', async () => {
  expect(await shop.visitor().call('GetCountry')).toMatchObject({
    status: 200,
    data: [{ value: 101, label: 'India' }],
  });
});
