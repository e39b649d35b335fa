import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (WhereClause: object) => shop.visitor().call('GetStickerShapeMaster', { recordCount: '*', WhereClause });

test('GetStickerShapeMaster lists the shapes with sizes and advertised prices', async () => {
  const { data } = await list({ fld_status: 'Yes' });
  expect(data).toMatchObject([
    { fld_shape_name: 'Round', fld_starting_price: 120, fld_outline: 'round' },
    { fld_shape_name: 'Square/Rectangle', fld_starting_price: 150 },
    { fld_shape_name: 'Oval', fld_starting_price: 110 },
    { fld_shape_name: 'Heart', fld_starting_price: 110 },
    { fld_shape_name: 'Hexagon', fld_starting_price: 110 },
    { fld_shape_name: 'Custom die-cut', fld_starting_price: 143.1 },
  ]);
  expect(data[0].fld_sizes).toContain('50 X 50');
});

test('GetStickerShapeMaster gives the lowest price of GetStickerQuote for the least number', async () => {
  const { data } = await list({ fld_status: 'Yes' });
  const materials = (await shop.visitor().call('GetStickerMaterialMaster')).data;
  const [round] = data;
  const totals = [];
  for (const { fld_id: material } of materials) {
    for (const size of round.fld_sizes) {
      const [length, width] = size.split(' X ').map(Number);
      const asked = { shape: round.fld_id, material, length, width, quantity: 100 };
      totals.push((await shop.visitor().call('GetStickerPrice', asked)).data[0].total);
    }
  }
  expect(round.fld_starting_price).toBe(Math.min(...totals));
});

test('GetStickerShapeMaster omits hidden shapes, and refuses unknown filters', async () => {
  expect((await list({ fld_status: 'No' })).data).toEqual([]);
  expect(await list({ fld_secret: 1 })).toMatchObject({ status: 400 });
});
