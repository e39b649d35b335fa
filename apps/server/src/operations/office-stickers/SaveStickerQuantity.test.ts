import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const typed = { quantity: '750', status: 'Yes' };
const quantities = async () => (await staff.call('GetStickerCatalogue', {})).data.quantities;
const shown = async () =>
  (await shop.visitor().call('GetStickerQuantityMaster', {})).data.map(
    ({ fld_quantity }: { fld_quantity: number }) => fld_quantity,
  );

test('SaveStickerQuantity adds a quantity in its place, and switches it off', async () => {
  const added = await staff.call('SaveStickerQuantity', typed);
  expect((await shown()).slice(3, 6)).toEqual([500, 750, 1000]);
  expect(await staff.call('SaveStickerQuantity', { ...added.data, status: 'No' })).toMatchObject({ status: 200 });
  expect(await shown()).not.toContain(750);
  expect(await staff.call('SaveStickerQuantity', { ...added.data, status: 'No' })).toMatchObject({ status: 409 });
});

test('SaveStickerQuantity adds each quantity once, keeps the last one, and refuses invalid ones', async () => {
  const answers = await Promise.all([1, 2].map(() => staff.call('SaveStickerQuantity', { ...typed, quantity: 800 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await staff.call('SaveStickerQuantity', { ...typed, quantity: 0 })).toMatchObject({ status: 400 });
  let last = { status: 200 };
  for (const entry of await quantities())
    if (entry.status === 'Yes') last = await staff.call('SaveStickerQuantity', { ...entry, status: 'No' });
  expect(last.status).toBe(422);
  expect(await staff.call('SaveStickerQuantity', { ...typed, fld_quantity_id: 2_000_000 })).toMatchObject({
    status: 404,
  });
});

test('SaveStickerQuantity refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveStickerQuantity', typed)).status);
});
