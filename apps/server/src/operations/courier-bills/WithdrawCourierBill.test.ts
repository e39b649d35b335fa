import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it takes back is tried in `RecordCourierBill.test.ts`.
test('WithdrawCourierBill is for those who see the accounts, and for what exists', async () => {
  expect((await (await shop.staff('Accounts')).call('WithdrawCourierBill', { bill_id: 99 })).status).toBe(404);
  expect((await (await shop.staff('Order desk')).call('WithdrawCourierBill', { bill_id: 99 })).status).toBe(403);
  expect((await shop.visitor().call('WithdrawCourierBill', { bill_id: 99 })).status).toBe(401);
});
