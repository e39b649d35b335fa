import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const typed = {
  fld_productid: 10,
  fld_variantname: 'Soap Box, guest 40 g',
  public_name: '',
  style: 'reverse-tuck-end',
  length: '50',
  width: '30.5',
  height: 70,
  hsn: '481920',
  short_description: 'For guest soaps',
  long_description: '',
  position: '9',
  status: 'Active',
};
const visitor = () => shop.visitor();

test('AddVariant puts a size on the site: its data, drawings, price, dieline and search', async () => {
  const added = await staff.call('AddVariant', typed);
  expect(added).toMatchObject({ status: 200, data: { public_name: 'soap-box-guest-40-g' } });
  const id = added.data.fld_variantid;
  const [shown] = (await visitor().call('GetVariantData', { whereClause: { fld_variantid: id } })).data;
  expect(shown).toMatchObject({ fld_variant_route: 'soap-box-guest-40-g', fld_Gstrate: 5 });
  for (const address of shown.VariantImage.split('#')) {
    const { statusCode, headers } = await shop.app.inject({ url: address });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
  const choice = { varientid: id, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 1000 };
  const quote = await visitor().call('GetQuote', {
    ...choice,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
  });
  expect(quote.status).toBe(200);
  const { data } = await visitor().call('FindBoxes', { search: 'guest soap' });
  expect(JSON.stringify(data)).toContain(`"fld_variantid":${id}`);
});

test('AddVariant uses an address once, even if its size is switched off', async () => {
  const own = { ...typed, fld_variantname: 'Twice', status: 'Inactive' };
  const answers = await Promise.all([1, 2].map(() => staff.call('AddVariant', own)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await staff.call('AddVariant', { ...own, status: 'Active' })).toMatchObject({
    status: 409,
    body: { field: 'publicName' },
  });
});

test('AddVariant draws styles that no brand has a print for', async () => {
  const added = await staff.call('AddVariant', { ...typed, fld_variantname: 'Drawer', style: 'drawer', height: '60' });
  const { image } = added.data;
  expect(image).toBe('/pictures/box/drawer/50x31x60.svg?look=plain');
  for (const view of ['', '&view=open', '&view=flat']) {
    const faces = (await shop.app.inject({ url: image + view })).body.match(/<path d="M[^"]{12,}" fill="rgb/g);
    expect(faces?.length, view).toBeGreaterThan(2);
  }
});

test('AddVariant refuses sizes that the engine refuses, HSNs without a rate, and unknown categories', async () => {
  for (const [wrong, status, field] of [
    [{ width: 1 }, 422, 'width'],
    [{ height: '' }, 400, 'height'],
    [{ hsn: '9999' }, 400, 'hsn'],
    [{ style: 'igloo' }, 400, 'style'],
    [{ public_name: 'A b' }, 400, 'publicName'],
    [{ fld_productid: 2_000_000 }, 404, undefined],
  ] as const)
    expect(await staff.call('AddVariant', { ...typed, fld_variantname: 'Wrong', ...wrong })).toMatchObject({
      status,
      body: field === undefined ? {} : { field },
    });
});

test('AddVariant refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('AddVariant', typed)).status);
});
