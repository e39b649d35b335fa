import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const typed = { fld_itemname: 'Candle Jar Box', fld_verticlename: 'Food', route: '', description: '', position: '3' };
const shown = async () => JSON.stringify((await shop.visitor().call('GetProductMaster', {})).data);

test('AddCategory makes an address from the name, and buyers see it with its first size', async () => {
  const added = await staff.call('AddCategory', { ...typed, fld_itemname: 'Boîte <b> Été' });
  expect(added).toMatchObject({ status: 200, data: { route: 'boite-b-ete', status: 'Active', version: 1 } });
  const [change] = await listChanges(shop.services.db, { subject: 'category' }, 1);
  expect(change).toMatchObject({ operation: 'AddCategory', before: null, after: { route: 'boite-b-ete' } });
  expect(await shown()).not.toContain('boite-b-ete');
  await staff.call('AddVariant', {
    fld_productid: added.data.fld_productid,
    fld_variantname: 'Boîte 60',
    style: 'sleeve',
    length: 60,
    width: 40,
    height: 100,
    hsn: '481920',
    position: 0,
    status: 'Active',
  });
  expect(await shown()).toContain('"fld_route":"boite-b-ete"');
});

test('AddCategory gives an address only to the first of two categories', async () => {
  const answers = await Promise.all([1, 2].map(() => staff.call('AddCategory', typed)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await staff.call('AddCategory', { ...typed, route: 'soap-box' })).toMatchObject({
    status: 409,
    body: { field: 'route' },
  });
});

test('AddCategory refuses missing fields and invalid addresses', async () => {
  for (const [wrong, field] of [
    [{ fld_itemname: '' }, 'name'],
    [{ fld_verticlename: '' }, 'industry'],
    [{ route: 'Soap Box' }, 'route'],
    [{ route: '../admin' }, 'route'],
    [{ fld_itemname: 'சோப்பு' }, 'route'],
  ] as const)
    expect(await staff.call('AddCategory', { ...typed, ...wrong })).toMatchObject({ status: 400, body: { field } });
});

test('AddCategory refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('AddCategory', typed)).status);
});
