import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadedDisc } from '../../testing/artwork.ts';
import { deskOrder } from '../../testing/desk.ts';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stickers = { material: 3, length: 50, width: 50, quantity: 500, delivery_type: 'SelfPickup', pincode: null };

test('AttachArtwork keeps the file with a box at its agreed price, and with the order', async () => {
  const { call, read, place, desk } = await begunSale(shop);
  const [{ line_id, amount }] = (await read()).lines;
  await call('AgreePrice', { line_id, amount: amount - 100, reason: 'A regular customer.' });
  const token = await uploadedDisc(shop, 'front panel.png');
  expect(await call('AttachArtwork', { line_id, token })).toMatchObject({ data: { agreement_ended: false } });
  const artwork = { name: 'front panel.png', token };
  expect((await read()).lines).toMatchObject([{ artwork, amount: amount - 100, engine_price: amount }]);
  const { data: placed } = await place();
  const { lines } = await deskOrder(desk, placed.order_id);
  expect(lines[0].files).toMatchObject([{ label: 'Artwork: front panel.png' }, { label: 'Artwork as it was sent' }]);
  expect((await read()).lines[0].artwork).toEqual(artwork);
});

test('a file that the desk has put into a sale came from its member', async () => {
  const { call, read, place } = await begunSale(shop);
  const [{ line_id }] = (await read()).lines;
  const token = await uploadedDisc(shop);
  const { $client } = shop.services.db;
  await $client.query(`update artworks set uploaded_by = 'staff ' || (select min(id) from staff) where token = $1`, [
    token,
  ]);
  await call('AttachArtwork', { line_id, token });
  const { data } = await place();
  const { rows } = await $client.query(
    `select sent_by, staff_id from line_artworks join order_lines line on line.id = line_id where order_id = $1`,
    [data.order_id],
  );
  expect(rows).toEqual([{ sent_by: 'staff', staff_id: expect.any(Number) }]);
});

test('AttachArtwork removes the file again', async () => {
  const { call, read } = await begunSale(shop);
  const [{ line_id }] = (await read()).lines;
  await call('AttachArtwork', { line_id, token: await uploadedDisc(shop) });
  expect(await call('AttachArtwork', { line_id, token: null })).toMatchObject({ status: 200 });
  expect((await read()).lines[0].artwork).toBeNull();
});

test('AttachArtwork traces stickers of the special shape anew, and drops a price agreed for another cut', async () => {
  const { call, read, desk } = await begunSale(shop);
  const { data: shapes } = await desk.call('GetStickerShapeMaster', {});
  const special = shapes.find((shape: object) => JSON.stringify(shape).includes('die-cut'));
  await call('AddStickersToSale', { ...stickers, shape: special.fld_id ?? special.id });
  const [, line] = (await read()).lines;
  await call('AgreePrice', { line_id: line.line_id, amount: line.amount - 10, reason: 'A regular customer.' });
  const attached = await call('AttachArtwork', { line_id: line.line_id, token: await uploadedDisc(shop) });
  const [, now] = (await read()).lines;
  expect(now.engine_price).not.toBe(line.engine_price);
  expect(attached.data.agreement_ended).toBe(true);
  expect(now).toMatchObject({ agreed: null, artwork: { name: 'disc.png' }, takes_file: true });
  // The page names the file in its own place.
  expect(now.description).toBe(line.description);
});

test('AttachArtwork refuses files that aren’t kept, unknown lines, and sales that have changed', async () => {
  const { call, read } = await begunSale(shop);
  const { version, lines } = await read();
  const [{ line_id }] = lines;
  const token = await uploadedDisc(shop);
  expect(await call('AttachArtwork', { line_id, token: 'nothing' })).toMatchObject({ status: 404 });
  expect(await call('AttachArtwork', { line_id: 2_000_000, token })).toMatchObject({ status: 404 });
  expect(await call('AttachArtwork', { line_id, token, seen: version - 1 })).toMatchObject({ status: 409 });
  expect(await call('AttachArtwork', { line_id })).toMatchObject({ status: 400 });
});

test('AttachArtwork refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, line_id: 1, token: null };
  expect(await refusedToOthers(shop, 'AttachArtwork', body, 'Accounts')).toEqual([401, 401, 403]);
});
