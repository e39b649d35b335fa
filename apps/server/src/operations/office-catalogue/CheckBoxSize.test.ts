import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const soap = async () =>
  (await staff.call('GetBoxCatalogue', {})).data.variants.find(
    (each: { fld_variantid: number }) => each.fld_variantid === 202,
  );
const check = async (own: object = {}) => {
  const { style, length, width, height } = await soap();
  return staff.call('CheckBoxSize', { style, length, width, height, ...own });
};

test('CheckBoxSize prices a box for a usual quantity', async () => {
  const { data } = await check();
  expect(data.quantity).toBe(3000);
  expect(data.total).toBeGreaterThan(0);
});

test('CheckBoxSize says in the engine’s words why a box can’t be made', async () => {
  expect(await check({ width: 1 })).toMatchObject({ status: 422, body: { field: 'width' } });
  expect(await check({ length: 1900, width: 1900, height: 1900 })).toMatchObject({ status: 422 });
  expect(await check({ style: 'igloo' })).toMatchObject({ status: 400, body: { field: 'style' } });
  expect(await check({ height: '' })).toMatchObject({ status: 400 });
});

test('CheckBoxSize refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain(
      (await who.call('CheckBoxSize', { style: 'x', length: 1, width: 1, height: 1 })).status,
    );
});
