import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetCompany returns the company’s details to everybody, with placeholder values', async () => {
  const { status, data } = await shop.visitor().call('GetCompany');
  expect(status).toBe(200);
  expect(data).toMatchObject({ state_code: '33', minimum_boxes: 1000, maximum_boxes: 50_000, minimum_stickers: 100 });
  expect(data.email).toMatch(/\.example$/);
});

test('GetCompany says whether the shop is a demonstration', async () => {
  expect((await shop.visitor().call('GetCompany')).data).toMatchObject({ demonstration: false });
  const demonstration = await openShop({ gateway: 'sandbox' });
  expect((await demonstration.visitor().call('GetCompany')).data).toMatchObject({ demonstration: true });
  await demonstration.close();
});
