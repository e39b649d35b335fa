import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

const stickers = {
  shape: 1,
  material: 3,
  length: 50,
  width: 50,
  quantity: 500,
  delivery_type: 'StandardShipping',
  pincode: '641001',
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddStickersToSale adds stickers at the shop’s price', async () => {
  const { call, read } = await begunSale(shop);
  expect(await call('AddStickersToSale', stickers)).toMatchObject({ status: 200 });
  const { shape, material, length, width, quantity } = stickers;
  const [price] = (await shop.visitor().call('GetStickerPrice', { shape, material, length, width, quantity })).data;
  const { lines } = await read();
  expect(lines[1]).toMatchObject({ kind: 'sticker', quantity: 500 });
  expect(JSON.stringify(price)).toContain(String(lines[1].amount));
});

test('AddStickersToSale refuses stickers that the shop refuses', async () => {
  const { call } = await begunSale(shop);
  for (const [field, value] of [
    ['quantity', 1],
    ['length', ''],
    ['material', ''],
  ] as const)
    expect(await call('AddStickersToSale', { ...stickers, [field]: value }), field).toMatchObject({
      status: 400,
      body: { field },
    });
});

test('AddStickersToSale refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, ...stickers };
  expect(await refusedToOthers(shop, 'AddStickersToSale', body, 'Accounts')).toEqual([401, 401, 403]);
});
