import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (body: object) => shop.visitor().call('GetProductMaster', body);

describe('GetProductMaster', () => {
  test('lists every active category for everybody, with its starting price', async () => {
    const { status, data } = await list({ whereClause: { fld_status: 'Active' }, recordCount: '*' });
    expect(status).toBe(200);
    expect(data.length).toBeGreaterThanOrEqual(16);
    for (const category of data) {
      expect(category.fld_from_price, category.fld_itemname).toBeGreaterThan(0);
      expect(category.fld_itemimage).toBe(`/images/product-${category.fld_route}.webp`);
      expect(category.fld_length).toBeGreaterThanOrEqual(15);
    }
  });

  test('contains the seven boxes that the mono carton page links to, and no box that it offers only by enquiry', async () => {
    const { data } = await list({});
    const routes: string[] = data.map(({ fld_route }: { fld_route: string }) => fld_route);
    const linked = ['chocolate-bar', 'face-mask', 'surgical-gloves', 'soap', 'health-mix'];
    for (const name of [...linked, 'masala-packing', 'tea-packing']) expect(routes).toContain(`${name}-box`);
    const asked = 'hair-oil perfume face-cream cbd cosmetic medicine innerwear cookie tissue toy'.split(' ');
    for (const name of asked) expect(routes).not.toContain(`${name}-box`);
  });

  test('filters by route and name, and returns only the requested fields', async () => {
    const soap = await list({ whereClause: { fld_route: 'soap-box' }, recordCount: 'fld_itemname,fld_route' });
    expect(soap.data).toEqual([{ fld_itemname: 'Soap Box', fld_route: 'soap-box' }]);
    expect((await list({ recordCount: 3 })).data).toHaveLength(3);
    expect((await list({ whereClause: { fld_status: 'Inactive' } })).data).toEqual([]);
  });

  test('refuses undocumented filters, and SQL', async () => {
    expect(await list({ whereClause: { fld_cost: 1 } })).toMatchObject({ status: 400, code: 'invalid' });
    expect(await list({ whereClause: "fld_status='Active'" })).toMatchObject({ status: 400 });
    expect(await list({ recordCount: 'password' })).toMatchObject({ status: 400 });
  });
});
