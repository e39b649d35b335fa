import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GiveUpSale deletes a sale, but not one that was ordered', async () => {
  const { desk, saleId, read } = await begunSale(shop);
  const { version } = await read();
  expect(await desk.call('GiveUpSale', { sale_id: saleId, seen: version - 1 })).toMatchObject({ status: 409 });
  expect(await desk.call('GiveUpSale', { sale_id: saleId, seen: version })).toMatchObject({ status: 200 });
  expect(await desk.call('GetSale', { sale_id: saleId })).toMatchObject({ status: 404 });
  expect(await desk.call('GiveUpSale', { sale_id: saleId })).toMatchObject({ status: 400 });
  const ordered = await begunSale(shop);
  await ordered.place();
  expect(await ordered.call('GiveUpSale')).toMatchObject({ status: 409 });
});

test('GiveUpSale refuses everybody who may not sell', async () => {
  expect(await refusedToOthers(shop, 'GiveUpSale', { sale_id: 1, seen: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
