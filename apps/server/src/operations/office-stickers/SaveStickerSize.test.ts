import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const typed = { fld_shape_id: 1, length: '33', width: '33', position: '0', status: 'Yes' };
const shown = async () => JSON.stringify((await shop.visitor().call('GetStickerSizeMaster', {})).data);

test('SaveStickerSize adds a size that buyers can pick, and switches it off and on again', async () => {
  const added = await staff.call('SaveStickerSize', typed);
  expect(added).toMatchObject({ status: 200, data: { length: 33, version: 1 } });
  expect(await shown()).toContain('"33 X 33"');
  const away = await staff.call('SaveStickerSize', { ...added.data, status: 'No' });
  expect(away).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await shown()).not.toContain('"33 X 33"');
  expect(await staff.call('SaveStickerSize', added.data)).toMatchObject({ status: 409 });
});

test('SaveStickerSize adds a size once, and refuses what a sheet can’t hold', async () => {
  const answers = await Promise.all([1, 2].map(() => staff.call('SaveStickerSize', { ...typed, length: 34 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const [wrong, field] of [
    [{ length: '' }, 'length'],
    [{ width: 5 }, 'width'],
    [{ width: 456 }, 'width'],
    [{ length: 310, width: 310 }, 'length'],
  ] as const)
    expect(await staff.call('SaveStickerSize', { ...typed, ...wrong })).toMatchObject({ status: 400, body: { field } });
  expect(await staff.call('SaveStickerSize', { ...typed, fld_shape_id: 2_000_000 })).toMatchObject({ status: 404 });
});

test('SaveStickerSize refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveStickerSize', typed)).status);
});
