import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const typed = { fld_shape_name: 'Badge', outline: 'round', price_class: 'special', position: '0', status: 'Yes' };
const shapes = async () => (await staff.call('GetStickerCatalogue', {})).data.shapes;
const shown = async () => JSON.stringify((await shop.visitor().call('GetStickerShapeMaster', {})).data);

test('SaveStickerShape adds a shape, which buyers see with its first size', async () => {
  const added = await staff.call('SaveStickerShape', typed);
  expect(added).toMatchObject({ status: 200, data: { image: '/images/sticker-round.webp', version: 1 } });
  expect(await shown()).not.toContain('Badge');
  const { fld_shape_id } = added.data;
  await staff.call('SaveStickerSize', { fld_shape_id, length: '40', width: '40', position: 0, status: 'Yes' });
  expect(await shown()).toContain('"fld_shape_name":"Badge"');
  const asked = { shape: String(fld_shape_id), material: 'kraft', length: 40, width: 40, quantity: 100 };
  expect((await shop.visitor().call('GetStickerPrice', asked)).status).toBe(200);
});

test('SaveStickerShape changes a shape at once, switches it off, and refuses the second of two changes', async () => {
  const [first] = await shapes();
  const { image: _, outline: __, ...own } = first;
  const answers = await Promise.all(
    ['Disc', 'Coin'].map((name) => staff.call('SaveStickerShape', { ...own, fld_shape_name: name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [, saved] = answers.toSorted((one, other) => other.status - one.status);
  expect(await shown()).toContain(saved?.data.fld_shape_name);
  await staff.call('SaveStickerShape', { ...own, fld_shape_name: 'Disc', version: 2, status: 'No' });
  expect(await shown()).not.toContain('Disc');
});

test('SaveStickerShape gives one name to one of two shapes that ask for it at once', async () => {
  const [one, other] = (await shapes()).slice(-2);
  const answers = await Promise.all(
    [one, other].map(({ image: _, outline: __, ...own }) =>
      staff.call('SaveStickerShape', { ...own, fld_shape_name: 'Seal' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('SaveStickerShape keeps the last shape, and refuses names that are taken or missing', async () => {
  for (const { image: _, outline: __, ...own } of await shapes())
    if (own.fld_shape_name !== 'Heart' && own.status === 'Yes')
      await staff.call('SaveStickerShape', { ...own, status: 'No' });
  const heart = (await shapes()).find(({ fld_shape_name }: { fld_shape_name: string }) => fld_shape_name === 'Heart');
  const { image: _, outline: __, ...own } = heart;
  expect(await staff.call('SaveStickerShape', { ...own, status: 'No' })).toMatchObject({ status: 422 });
  const name = { field: 'name' };
  expect(await staff.call('SaveStickerShape', { ...typed, fld_shape_name: 'heart' })).toMatchObject({
    status: 409,
    body: name,
  });
  expect(await staff.call('SaveStickerShape', { ...typed, fld_shape_name: '' })).toMatchObject({
    status: 400,
    body: name,
  });
  expect(await staff.call('SaveStickerShape', { ...own, fld_shape_id: 2_000_000 })).toMatchObject({ status: 404 });
});

test('SaveStickerShape refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('SaveStickerShape', typed)).status);
});
