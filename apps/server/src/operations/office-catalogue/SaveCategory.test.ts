import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const entry = async () => {
  const { route: _, image: __, ...own } = (await staff.call('GetBoxCatalogue', {})).data.categories[0];
  return own;
};

test('SaveCategory changes what the site shows at once', async () => {
  const own = await entry();
  const saved = await staff.call('SaveCategory', { ...own, fld_itemname: 'Cartons for soap', position: '900' });
  expect(saved).toMatchObject({ status: 200, data: { version: 2 } });
  const shown = (await shop.visitor().call('GetProductMaster', {})).data;
  expect(shown.at(-1)).toMatchObject({ fld_itemname: 'Cartons for soap' });
});

test('SaveCategory refuses the second of two changes, and missing fields', async () => {
  const own = await entry();
  const answers = await Promise.all(
    ['A', 'B'].map((name) => staff.call('SaveCategory', { ...own, fld_itemname: name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await staff.call('SaveCategory', { ...own, fld_itemname: '' })).toMatchObject({ status: 400 });
  expect(await staff.call('SaveCategory', { ...own, fld_productid: 2_000_000 })).toMatchObject({ status: 404 });
});

test('SaveCategory refuses visitors, customers and production', async () => {
  const own = await entry();
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveCategory', own)).status);
});
