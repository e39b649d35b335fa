import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (WhereClause: object) => shop.visitor().call('GetStickerMaterialMaster', { WhereClause });

test('GetStickerMaterialMaster lists the materials with their GST', async () => {
  const { data } = await list({ fld_status: 'Active' });
  expect(data.map((row: { fld_material_name: string }) => row.fld_material_name)).toEqual([
    'Chromo Paper',
    'Kraft Paper',
    'White Vinyl',
    'Transparent Vinyl',
    'Metallic',
    'Holographic',
  ]);
  expect(data[1]).toMatchObject({
    fld_material_code: 'kraft',
    fld_material_description: 'Brown uncoated paper with visible fibres.',
    fld_image: '/images/sticker-material-kraft.webp',
    fld_Gstrate: 18,
  });
});

test('GetStickerMaterialMaster omits inactive materials, and refuses unknown filters', async () => {
  expect((await list({ fld_status: 'Inactive' })).data).toEqual([]);
  expect(await list({ fld_secret: 1 })).toMatchObject({ status: 400 });
});
