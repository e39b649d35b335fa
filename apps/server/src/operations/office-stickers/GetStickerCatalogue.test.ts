import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

test('GetStickerCatalogue lists shapes, sizes, quantities and classes, also those that are switched off', async () => {
  const { shapes, sizes, quantities, classes } = (await staff.call('GetStickerCatalogue', {})).data;
  expect(shapes[0]).toMatchObject({ fld_shape_name: 'Round', outline: 'round', status: 'Yes', version: 1 });
  expect(sizes).toContainEqual(expect.objectContaining({ fld_shape_id: 1, length: 20, width: 20 }));
  const entry = quantities.find(({ quantity }: { quantity: number }) => quantity === 300);
  await staff.call('SaveStickerQuantity', { ...entry, status: 'No' });
  const after = (await staff.call('GetStickerCatalogue', {})).data.quantities;
  expect(after).toContainEqual({ ...entry, status: 'No', version: 2 });
  expect(classes).toHaveLength(3);
});

test('GetStickerCatalogue refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('GetStickerCatalogue', {})).status);
});
