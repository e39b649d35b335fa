import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it takes back is tried in `RecordTdsCertificate.test.ts`.
test('WithdrawTdsCertificate refuses members who don’t see the accounts, and certificates that don’t exist', async () => {
  const one = { certificate_id: 999 };
  expect((await (await shop.staff('Accounts')).call('WithdrawTdsCertificate', one)).status).toBe(404);
  expect((await (await shop.staff('Order desk')).call('WithdrawTdsCertificate', one)).status).toBe(403);
  expect((await shop.visitor().call('WithdrawTdsCertificate', one)).status).toBe(401);
});
