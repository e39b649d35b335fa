import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it lists is tried with bills (`RecordCourierBill.test.ts`).
test('GetCourierBills is empty in a new shop, and only for those who see the accounts', async () => {
  const { data } = await (await shop.staff('Accounts')).call('GetCourierBills', {});
  expect(data).toMatchObject({ bills: [], couriers: [] });
  expect((await (await shop.staff('Order desk')).call('GetCourierBills', {})).status).toBe(403);
  expect((await shop.visitor().call('GetCourierBills', {})).status).toBe(401);
});
