import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it does is tried with a receipt, in `RecordReceipt.test.ts`.
test('refuses members without the right, and orders that don’t exist', async () => {
  const input = { orderid: 999_999, amount: 1, seen_due: 1, seen_held: 1 };
  expect((await shop.visitor().call('AllotMoney', input)).status).toBe(401);
  expect((await (await shop.staff('Production')).call('AllotMoney', input)).status).toBe(403);
  expect((await (await shop.staff('Order desk')).call('AllotMoney', input)).status).toBe(404);
});
