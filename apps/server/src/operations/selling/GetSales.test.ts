import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetSales lists sales that were begun and neither ordered nor given up', async () => {
  const [ordered, left, open] = [await begunSale(shop), await begunSale(shop), await begunSale(shop)];
  await ordered.place();
  await left.call('GiveUpSale');
  const { data } = await open.desk.call('GetSales', {});
  expect(data.sales).toMatchObject([
    { sale_id: open.saleId, customer: 'Anjali Menon', company: 'Menon Pickles', lines: 1 },
  ]);
});

test('GetSales refuses unknown fields, and everybody who may not sell', async () => {
  expect((await (await shop.staff()).call('GetSales', { all: 1 })).status).toBe(400);
  expect(await refusedToOthers(shop, 'GetSales', {}, 'Accounts')).toEqual([401, 401, 403]);
});
