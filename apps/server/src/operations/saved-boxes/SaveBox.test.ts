import { mostSavedBoxes } from '@boxwright/contract';
import { findArtwork, forgetUnusedArtworks, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disc, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { savedBoxesOf, saveSoapBox, soapBox } from '../../testing/saved-boxes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('SaveBox', () => {
  test('keeps the whole configuration, under the given name or one made of box and size', async () => {
    const customer = await shop.customer();
    expect(await saveSoapBox(customer)).toMatchObject({
      status: 200,
      data: { name: 'Soap Box 100 g, 60 × 32 × 90 mm', is_new: true },
    });
    const own = {
      length: 71.5,
      width: 32,
      height: 90,
      innercoatingid: 8,
      deliverytype: 'SelfPickup',
      quantity: '2,500',
      contents: 320,
    };
    await saveSoapBox(customer, { ...own, name: ' Diwali ', CustomItemDescription: 'Matt black inside' });
    const [diwali, plain] = await savedBoxesOf(customer);
    expect(diwali).toMatchObject({
      fld_saved_name: 'Diwali',
      fld_variantname: 'Soap Box, made to measure',
      fld_length: 71.5,
      fld_width: 32,
      fld_innercoatingid: 8,
      fld_contents: 320,
      fld_quantity: 2500,
      fld_custom_item_description: 'Matt black inside',
      fld_delivery_type: 'SelfPickup',
      fld_destination_pin: null,
    });
    expect(plain).toMatchObject({ fld_quantity: 1000, fld_destination_pin: '641001', fld_innercoatingid: null });
  });

  test('keeps the file of a box with it, and the same box with another file beside it', async () => {
    const customer = await shop.customer();
    const { body } = await upload(shop, { bytes: await disc(), name: 'kokko.png' });
    const file = { token: body.data.token, name: 'kokko.png', place: '90 5 -4 120' };
    await saveSoapBox(customer, { artwork_token: file.token, artwork_place: file.place });
    expect((await saveSoapBox(customer, { artwork_token: file.token, artwork_place: file.place })).data.is_new).toBe(
      false,
    );
    await saveSoapBox(customer);
    expect((await savedBoxesOf(customer)).map((box) => box.fld_artwork)).toEqual([null, file]);
    expect(await saveSoapBox(customer, { artwork_token: 'nobody-has-this' })).toMatchObject({ status: 404 });
    // A file that only a saved box names isn't cleared away.
    const day = 86_400_000;
    const before = new Date(shop.services.now().getTime() + 40 * day);
    await inTransaction(shop.services.db, (tx) => forgetUnusedArtworks(tx, { before, most: 100 }));
    expect(await findArtwork(shop.services.db, file.token)).toMatchObject({ name: 'kokko.png' });
  });

  test('keeps an equal box once, under its first name, however often and fast it is saved', async () => {
    const customer = await shop.customer();
    const { data: first } = await saveSoapBox(customer, { name: 'Lavender' });
    expect(await saveSoapBox(customer, { name: 'Rose' })).toMatchObject({
      data: { saved_box_id: first.saved_box_id, name: 'Lavender', is_new: false },
    });
    const twice = await Promise.all(Array.from({ length: 10 }, () => saveSoapBox(customer, { quantity: 3000 })));
    expect(twice.filter(({ data }) => data.is_new)).toHaveLength(1);
    expect(await savedBoxesOf(customer)).toHaveLength(2);
    const others = [
      { destination_pin: '600001' },
      { CustomItemDescription: 'Foil' },
      { outercoatingid: 0 },
      { contents: 320 },
    ];
    for (const other of others) {
      expect((await saveSoapBox(customer, other)).data.is_new).toBe(true);
    }
    const stranger = await shop.customer();
    expect((await saveSoapBox(stranger)).data.is_new).toBe(true);
  });

  test('a request that is repeated because its answer got lost gets the same answer', async () => {
    const customer = await shop.customer();
    const save = () => customer.call('SaveBox', soapBox, { 'idempotency-key': 'request-lost' });
    expect((await save()).data).toEqual((await save()).data);
  });

  test(`keeps ${mostSavedBoxes} boxes, and no more from two tabs at once`, async () => {
    const customer = await shop.customer();
    const save = (count: number) => saveSoapBox(customer, { quantity: 1000 + count });
    for (let count = 1; count < mostSavedBoxes; count += 1) await save(count);
    const last = await Promise.all([save(100), save(101), save(102), save(103)]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await savedBoxesOf(customer)).toHaveLength(mostSavedBoxes);
    expect(await save(104)).toMatchObject({
      status: 422,
      data: 'You can keep up to 50 boxes. Please delete one that you don’t need.',
    });
    // A box that is kept already doesn't count again.
    expect((await save(1)).data.is_new).toBe(false);
  });

  test('refuses boxes that can’t be ordered, and names that are too long', async () => {
    const customer = await shop.customer();
    const cases = [
      [{ quantity: 10 }, 400],
      [{ quantity: 60_000 }, 422],
      [{ varientid: 99_999 }, 404],
      [{ boardid: 99_999 }, 404],
      [{ length: 5000, width: 32, height: 90 }, 422],
      [{ destination_pin: '12' }, 400],
      [{ name: 'x'.repeat(81) }, 400],
      [{ CustomItemDescription: 'x'.repeat(501) }, 400],
    ] as const;
    for (const [own, status] of cases)
      expect(await saveSoapBox(customer, own), JSON.stringify(own)).toMatchObject({ status });
    expect(await savedBoxesOf(customer)).toEqual([]);
  });

  test('requires a signed-in customer', async () => {
    expect(await saveSoapBox(shop.visitor())).toMatchObject({ status: 401 });
  });
});
