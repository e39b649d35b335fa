import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it does is tried with a receipt, in `RecordReceipt.test.ts`.
test('is for staff with the right, and for what exists', async () => {
  const input = {
    customer_id: 999_999,
    how: 'transfer',
    amount: 1,
    seen_held: 1,
    reference: 'N 1',
    paid_on: indianDay(shop.clock.now()),
  };
  expect((await shop.visitor().call('PayBackFromAccount', input)).status).toBe(401);
  expect((await (await shop.staff('Production')).call('PayBackFromAccount', input)).status).toBe(403);
  expect((await (await shop.staff('Accounts')).call('PayBackFromAccount', input)).status).toBe(404);
});
