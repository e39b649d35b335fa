import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetCountry offers India alone', async () => {
  expect(await shop.visitor().call('GetCountry')).toMatchObject({
    status: 200,
    data: [{ value: 101, label: 'India' }],
  });
});
