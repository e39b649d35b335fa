import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findArtwork, inTransaction, linesOfOrders } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCompany } from '../selling/company/company.ts';
import { placed, uploadedDisc } from '../testing/artwork.ts';
import { begunSale, deskBox } from '../testing/desk-sales.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../testing/orders.ts';
import { SweepArtworks } from './SweepArtworks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stickers = { shape: 1, material: 3, length: 50, width: 50 };

const sweepTwice = async () => {
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await SweepArtworks({}, context);
  await SweepArtworks({}, context);
  await shop.runJobs();
};

/** Whether the row exists, and the number of files. */
const keptOf = async (token: string) => {
  const folder = join(shop.services.env.dataDir, 'files', 'artwork', token);
  return [
    (await findArtwork(shop.services.db, token)) !== undefined,
    existsSync(folder) ? readdirSync(folder).length : 0,
  ];
};

test('artworks without a cart, order or quotation are removed with their files after the days in the settings', async () => {
  const { db } = shop.services;
  const [unused, inCart, quoted] = [await uploadedDisc(shop), await uploadedDisc(shop), await uploadedDisc(shop)];
  const visitor = shop.visitor();
  const line = { itemdetails: [{ Item: 196, Quantity: 100 }], ...stickers, artwork: placed(inCart) };
  const { data } = await visitor.call('AddToCartWebsite', line);
  await visitor.call('GetStickerQuotation', { ...stickers, quantity: 100, artwork: placed(quoted) });

  shop.clock.advance({ days: 29 });
  await sweepTwice();
  expect(await keptOf(unused)).toEqual([true, 2]);
  shop.clock.advance({ days: 2 });
  await sweepTwice();
  expect(await Promise.all([unused, inCart, quoted].map(keptOf))).toEqual([
    [false, 0],
    [true, 2],
    [true, 2],
  ]);

  await visitor.call('DeleteCart', { cartID: data.order_id, cartlineid: data.cart_line_id });
  await inTransaction(db, (tx) => writeCompany(db, tx, { artworkDays: 60 }));
  await sweepTwice();
  expect(await keptOf(inCart)).toEqual([true, 2]);
  await inTransaction(db, (tx) => writeCompany(db, tx, { artworkDays: 30 }));
  await sweepTwice();
  expect(await Promise.all([inCart, quoted].map(keptOf))).toEqual([
    [false, 0],
    [true, 2],
  ]);
});

test('the files of ordered artworks are removed three years after the last order, and the order stays', async () => {
  const token = await uploadedDisc(shop);
  const { customer, place } = await readyToOrder(shop, {
    line: { itemdetails: [{ Item: 196, Quantity: 100 }], ...stickers, artwork: placed(token) },
  });
  const { data } = await place();
  await payInFull(shop, customer, data.order_id);
  shop.clock.advance({ days: 3 * 365 });
  await sweepTwice();
  expect(await keptOf(token)).toEqual([true, 2]);
  shop.clock.advance({ days: 2 });
  await sweepTwice();
  expect(await keptOf(token)).toEqual([false, 0]);
  const lines = await inTransaction(shop.services.db, (tx) => linesOfOrders(tx, [data.order_id]));
  expect(lines).toMatchObject([{ configuration: { artwork: { token } } }]);
});

test('artworks of a quotation are kept for years, whether it has one item or several', async () => {
  const token = await uploadedDisc(shop);
  const { customer, place } = await readyToOrder(shop, {
    line: { itemdetails: [{ Item: 196, Quantity: 100 }], ...stickers, artwork: placed(token) },
  });
  await payInFull(shop, customer, (await place()).data.order_id);
  const quotedAlone = await uploadedDisc(shop);
  const quote = async (artwork: string) => {
    const { call, read, saleId, desk } = await begunSale(shop);
    const [{ line_id }] = (await read()).lines;
    await call('AttachArtwork', { line_id, token: artwork });
    await call('AddBoxToSale', { ...deskBox, quantity: 2000 });
    expect((await call('QuoteSale')).status).toBe(200);
    await desk.call('GiveUpSale', { sale_id: saleId, seen: (await read()).version });
  };
  await quote(quotedAlone);
  shop.clock.advance({ days: 31 });
  await sweepTwice();
  expect(await keptOf(quotedAlone)).toEqual([true, 2]);
  shop.clock.advance({ days: 3 * 365 - 40 });
  await quote(token);
  // One was quoted nearly three years ago; the other was ordered three years ago, and quoted again lately.
  shop.clock.advance({ days: 8 });
  await sweepTwice();
  expect(await Promise.all([token, quotedAlone].map(keptOf))).toEqual([
    [true, 2],
    [true, 2],
  ]);
  shop.clock.advance({ days: 3 });
  await sweepTwice();
  expect(await Promise.all([token, quotedAlone].map(keptOf))).toEqual([
    [true, 2],
    [false, 0],
  ]);
});
