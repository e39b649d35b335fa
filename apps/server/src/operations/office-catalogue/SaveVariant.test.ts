import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const entry = async () => {
  const { variants } = (await staff.call('GetBoxCatalogue', {})).data;
  const {
    fld_productid: _,
    public_name,
    image,
    ...own
  } = variants.find((each: { fld_variantid: number }) => each.fld_variantid === 202);
  return own;
};
const shown = async () =>
  (await shop.visitor().call('GetVariantData', {})).data.find(
    (each: { fld_variantid: number }) => each.fld_variantid === 202,
  );

test('SaveVariant changes what the site shows at once, and notes only what changed', async () => {
  const own = await entry();
  const saved = await staff.call('SaveVariant', { ...own, fld_variantname: 'Soap Box, new <b>' });
  expect(saved).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await shown()).toMatchObject({ fld_variantname: 'Soap Box, new <b>' });
  const [change] = await listChanges(shop.services.db, { subject: 'variant', subjectId: '202' }, 1);
  expect(change).toMatchObject({
    before: { name: own.fld_variantname },
    after: { name: 'Soap Box, new <b>' },
  });
  expect(Object.keys(change?.after ?? {})).toEqual(['name']);
});

test('SaveVariant switches a size off and on again, and its orders stay', async () => {
  const { customer, place } = await readyToOrder(shop);
  const ordered = await place();
  const off = await staff.call('SaveVariant', { ...(await entry()), status: 'Inactive' });
  expect(off.status).toBe(200);
  expect(await shown()).toBeUndefined();
  const asked = { whereClause: { fld_order_id: ordered.data.order_id } };
  expect((await customer.call('GetWebsiteOrderDetails', asked)).data).toHaveLength(1);
  expect(await staff.call('SaveVariant', { ...(await entry()), status: 'Active' })).toMatchObject({ status: 200 });
  expect(await shown()).toBeDefined();
});

test('SaveVariant refuses the second of two changes, and overwrites nothing', async () => {
  const own = await entry();
  const answers = await Promise.all(
    ['A', 'B'].map((name) => staff.call('SaveVariant', { ...own, fld_variantname: name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await staff.call('SaveVariant', own)).toMatchObject({ status: 409 });
});

test('SaveVariant refuses sizes that the engine refuses, HSNs without a rate, and missing fields', async () => {
  const own = await entry();
  expect(await staff.call('SaveVariant', { ...own, width: 1 })).toMatchObject({
    status: 422,
    body: { field: 'width' },
  });
  for (const [wrong, field] of [
    [{ hsn: '9999' }, 'hsn'],
    [{ hsn: '48' }, 'hsn'],
    [{ fld_variantname: ' ' }, 'name'],
    [{ length: 'x' }, 'length'],
  ] as const)
    expect(await staff.call('SaveVariant', { ...own, ...wrong })).toMatchObject({ status: 400, body: { field } });
  expect(await staff.call('SaveVariant', { ...own, fld_variantid: 2_000_000 })).toMatchObject({ status: 404 });
});

test('SaveVariant refuses visitors, customers and production', async () => {
  const own = await entry();
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveVariant', own)).status);
});
