import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (whereClause: object) => shop.visitor().call('GetVariantData', { whereClause, recordCount: '*' });

describe('GetVariantData', () => {
  test('finds the boxes of a category, by its route or its number, in the shop’s order', async () => {
    const { data } = await list({ fld_item_route: 'soap-box', fld_status: 'Active' });
    expect(data.map(({ fld_variantname }: { fld_variantname: string }) => fld_variantname)[0]).toBe('Soap Box 75 g');
    expect((await list({ fld_productid: '10' })).data).toEqual(data);
  });

  test('finds a box by its public name, with size, GST and pictures', async () => {
    const { data } = await list({ fld_variant_route: 'soap-box-100-g' });
    expect(data).toMatchObject([
      { fld_variantid: 202, fld_length: 60, fld_width: 32, fld_height: 90, fld_Gstrate: 5, fld_hsn: '481920' },
    ]);
    expect(data[0].VariantImage.split('#')).toHaveLength(4);
    expect(data[0].fld_long_description).toMatch(/\. .*\./);
  });

  test('returns an empty list for an unknown box, and refuses invalid filters', async () => {
    expect((await list({ fld_variantid: 9999 })).data).toEqual([]);
    expect(await list({ fld_variantid: 'x' })).toMatchObject({ status: 400 });
    expect(await list({ fld_price: 1 })).toMatchObject({ status: 400 });
  });
});
