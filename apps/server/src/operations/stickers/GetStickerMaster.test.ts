import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (WhereClause: unknown) => shop.visitor().call('GetStickerMaster', { recordCount: '*', WhereClause });

test('GetStickerMaster lists the classes with their starting prices and a shape to begin with', async () => {
  expect((await list('')).data).toMatchObject([
    {
      fld_price_class: 'round',
      fld_class_name: 'round shape',
      fld_starting_price: 120,
      fld_shape_id: 1,
    },
    { fld_price_class: 'rectangle', fld_class_name: 'Square/Rectangle', fld_starting_price: 150, fld_shape_id: 2 },
    { fld_price_class: 'special', fld_class_name: 'special shape', fld_starting_price: 110, fld_shape_id: 3 },
  ]);
});

test('GetStickerMaster refuses unknown filters', async () => {
  expect((await list({ fld_price_class: 'round' })).data).toHaveLength(1);
  expect(await list({ fld_secret: 1 })).toMatchObject({ status: 400 });
});
