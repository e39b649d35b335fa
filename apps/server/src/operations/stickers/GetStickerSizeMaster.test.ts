import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (WhereClause: object) => shop.visitor().call('GetStickerSizeMaster', { WhereClause });

test('GetStickerSizeMaster lists the sizes of a shape in their order', async () => {
  const { data } = await list({ fld_shape_id: 3, fld_status: 'Yes' });
  expect(data.map((row: { fld_size: string }) => row.fld_size)).toEqual(['40 X 25', '50 X 30', '75 X 50', '100 X 60']);
  expect(data[0]).toMatchObject({ fld_shape_id: 3, fld_status: 'Yes' });
});

test('GetStickerSizeMaster has no sizes of unknown shapes, and refuses unknown filters', async () => {
  expect((await list({ fld_shape_id: 999 })).data).toEqual([]);
  expect(await list({ fld_size: '1 or 1=1' })).toMatchObject({ status: 400 });
});
