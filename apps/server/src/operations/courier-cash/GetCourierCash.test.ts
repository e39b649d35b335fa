import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it lists is tried with what is remitted (`RecordRemittance.test.ts`).
test('GetCourierCash is empty in a new shop, and only for those who may record payments', async () => {
  expect((await (await shop.staff()).call('GetCourierCash', {})).data).toMatchObject({ couriers: [], orders: [] });
  expect((await (await shop.staff('Production')).call('GetCourierCash', {})).status).toBe(403);
  expect((await shop.visitor().call('GetCourierCash', {})).status).toBe(401);
});
