import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (body: object) => shop.visitor().call('GetBoard', body);

test('GetBoard lists two boards in three weights, with their thickness', async () => {
  const { data } = await list({ recordCount: '*', whereClause: { fld_status: 'Active' } });
  expect(data).toHaveLength(6);
  expect(data[1]).toMatchObject({
    fld_board_name: 'Folding Box Board',
    fld_gsm: 300,
    fld_caliper: 0.435,
    fld_face: 'coated',
  });
  const duplex = await list({ whereClause: { fld_board_name: 'White Backed Duplex Board' } });
  expect(duplex.data.map(({ fld_gsm }: { fld_gsm: number }) => fld_gsm)).toEqual([250, 300, 350]);
});

test('GetBoard refuses undocumented filters', async () => {
  expect(await list({ whereClause: { fld_price: 85 } })).toMatchObject({ status: 400 });
});
