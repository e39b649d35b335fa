import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it lists is tried with certificates (`RecordTdsCertificate.test.ts`).
test('GetTds is empty in a new shop, and only for those who see the accounts', async () => {
  const { data } = await (await shop.staff('Accounts')).call('GetTds', {});
  expect(data).toMatchObject({ rows: [], years: [data.year] });
  expect((await (await shop.staff('Order desk')).call('GetTds', {})).status).toBe(403);
  expect((await shop.visitor().call('GetTds', {})).status).toBe(401);
});
