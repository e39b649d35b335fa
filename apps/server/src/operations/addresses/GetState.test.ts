import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetState lists the 36 states and territories of India, and none of another country', async () => {
  const ask = (countryid: unknown) => shop.visitor().call('GetState', { countryid, Country: 'India' });
  const { data } = await ask('101');
  expect(data).toHaveLength(36);
  expect(data).toContainEqual({ value: 4035, label: 'Tamil Nadu', gst_code: '33' });
  expect((await ask(1)).data).toEqual([]);
  expect(await ask('India')).toMatchObject({ status: 400 });
});
