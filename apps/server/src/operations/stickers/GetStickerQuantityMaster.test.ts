import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (more: object) => shop.visitor().call('GetStickerQuantityMaster', { recordCount: '*', ...more });

test('GetStickerQuantityMaster lists the quantities, ascending', async () => {
  const { data } = await list({ whereClause: '' });
  const quantities = data.map((row: { fld_quantity: number }) => row.fld_quantity);
  expect(quantities).toEqual([100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000]);
});

test('GetStickerQuantityMaster refuses unknown filters', async () => {
  expect(await list({ whereClause: { fld_secret: 1 } })).toMatchObject({ status: 400 });
});
