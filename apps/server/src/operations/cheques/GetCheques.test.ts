import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// What it lists is tried with what becomes of a cheque (`NoteCheque.test.ts`).
test('GetCheques is empty in a new shop, and only for those who may record payments', async () => {
  const admin = await shop.staff();
  for (const list of ['waiting', 'cleared', 'bounced']) {
    expect((await admin.call('GetCheques', { list })).data).toMatchObject({ cheques: [], has_more: false });
  }
  expect((await (await shop.staff('Production')).call('GetCheques', { list: 'waiting' })).status).toBe(403);
  expect((await shop.visitor().call('GetCheques', { list: 'waiting' })).status).toBe(401);
});
