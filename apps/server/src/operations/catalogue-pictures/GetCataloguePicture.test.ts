import { findCataloguePicture } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SweepArtworks } from '../../job-handlers/SweepArtworks.ts';
import { boxPhotograph, sendPicture, tokenOf } from '../../testing/catalogue-picture.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

test('GetCataloguePicture shows the present picture and the uploaded one', async () => {
  const token = tokenOf(await sendPicture(shop, staff, await boxPhotograph()));
  const asked = { kind: 'variant', id: 202, token };
  expect((await staff.call('GetCataloguePicture', asked)).data).toMatchObject({
    name: 'Soap Box 100 g',
    image: '/images/variant-soap-box-100-g.webp',
    uploaded: `/pictures/catalogue/${token}.webp`,
  });
});

test('GetCataloguePicture refuses unknown entries and pictures', async () => {
  expect(await staff.call('GetCataloguePicture', { kind: 'variant', id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await staff.call('GetCataloguePicture', { kind: 'igloo', id: 1 })).toMatchObject({ status: 400 });
  const { data } = await staff.call('GetCataloguePicture', { kind: 'board', id: 2, token: 'x'.repeat(24) });
  expect(data.uploaded).toBe('');
});

test('GetCataloguePicture refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('GetCataloguePicture', { kind: 'variant', id: 202 })).status);
});

test('a picture that was never on the site is removed with its files; a picture that was on it stays', async () => {
  const send = async () => tokenOf(await sendPicture(shop, staff, await boxPhotograph()));
  const [unused, used] = [await send(), await send()];
  const shown = { kind: 'coating', id: 2, version: 1, token: used, alt: 'Gloss' };
  expect(await staff.call('SetCataloguePicture', shown)).toMatchObject({ status: 200 });
  const { db, files } = shop.services;
  const stored = await findCataloguePicture(db, unused);
  shop.clock.advance({ days: 40 });
  await SweepArtworks({}, { services: shop.services, log: pino({ level: 'silent' }) });
  expect(await findCataloguePicture(db, unused)).toBeUndefined();
  expect(await files.exists(stored?.webpKey ?? '')).toBe(false);
  expect((await shop.app.inject({ url: `/pictures/catalogue/${used}-320.avif` })).statusCode).toBe(200);
});
