import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const typed = { price_class: 'special', version: 1, name: 'Special cuts', position: '2', status: 'Yes' };
const shown = async (name: 'GetStickerMaster' | 'GetStickerShapeMaster') =>
  JSON.stringify((await shop.visitor().call(name, {})).data);

test('SaveStickerClass renames a class at once; switched off, it takes its shapes off the site', async () => {
  expect(await staff.call('SaveStickerClass', typed)).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await shown('GetStickerMaster')).toContain('Special cuts');
  expect(await shown('GetStickerShapeMaster')).toContain('Heart');
  await staff.call('SaveStickerClass', { ...typed, version: 2, status: 'No' });
  expect(await shown('GetStickerMaster')).not.toContain('Special cuts');
  expect(await shown('GetStickerShapeMaster')).not.toContain('Heart');
  expect(await staff.call('SaveStickerClass', { ...typed, version: 3 })).toMatchObject({ status: 200 });
});

test('SaveStickerClass refuses the second of two changes, keeps the last class, and refuses taken and missing names', async () => {
  const round = { ...typed, price_class: 'round' };
  const answers = await Promise.all(
    ['Discs', 'Coins'].map((name) => staff.call('SaveStickerClass', { ...round, name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const name of ['', 'Square/Rectangle'])
    expect([400, 409]).toContain((await staff.call('SaveStickerClass', { ...round, version: 2, name })).status);
  const away = { status: 'No', position: 0 };
  await staff.call('SaveStickerClass', { ...away, price_class: 'round', version: 2, name: 'a' });
  await staff.call('SaveStickerClass', { ...away, price_class: 'rectangle', version: 1, name: 'b' });
  const last = await staff.call('SaveStickerClass', { ...away, price_class: 'special', version: 4, name: 'c' });
  expect(last.status).toBe(422);
});

test('SaveStickerClass refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveStickerClass', typed)).status);
});
