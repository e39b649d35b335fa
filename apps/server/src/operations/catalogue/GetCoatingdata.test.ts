import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (body: object) => shop.visitor().call('GetCoatingdata', body);
const named = (rows: readonly { fld_coating_name: string }[]) => rows.map(({ fld_coating_name }) => fld_coating_name);

test('GetCoatingdata lists outer and inner coatings separately', async () => {
  const outer = await list({ recordCount: '*', whereClause: { fld_coating_type: 'outer', fld_status: 'Active' } });
  expect(named(outer.data)).toEqual([
    'None',
    'Gloss Aqueous',
    'Matt Aqueous',
    'Gloss Lamination',
    'Matt Lamination',
    'Soft Touch',
    'Drip-off',
  ]);
  const inner = await list({ whereClause: { fld_coating_type: 'inner' } });
  expect(named(inner.data)).toEqual(['Liquid and Oil Barrier']);
});

test('GetCoatingdata returns the requested fields of one coating, and refuses unknown ones', async () => {
  const one = await list({ recordCount: ['fld_coating_name', 'fld_description'], whereClause: { fld_coating_id: 6 } });
  expect(one.data).toEqual([{ fld_coating_name: 'Soft Touch', fld_description: expect.stringContaining('velvety') }]);
  expect(await list({ whereClause: { fld_coating_type: 'sideways' } })).toMatchObject({ status: 400 });
});
