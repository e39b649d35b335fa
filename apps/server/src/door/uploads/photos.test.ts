import { findReturnPhoto, insertReturnPhoto, inTransaction } from '@boxwright/storage';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SweepArtworks } from '../../job-handlers/SweepArtworks.ts';
import { complaint, deliveredOrder, photograph, uploadPhoto } from '../../testing/after-sale.ts';
import { formWith } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let desk: ShopVisitor;
let order: Awaited<ReturnType<typeof deliveredOrder>>;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
  order = await deliveredOrder(shop, desk);
});
afterAll(() => shop.close());

const see = (visitor: Pick<ShopVisitor, 'cookies'>, token: string, folder = '/return-photos') =>
  shop.app.inject({ url: `${folder}/${token}.webp`, cookies: Object.fromEntries(visitor.cookies) });

test('a photograph is encoded again without its location, and shown only to its customer and to staff', async () => {
  expect((await sharp(await photograph()).metadata()).exif).toBeDefined();
  const { status, body } = await uploadPhoto(shop, order.customer, order.orderId);
  expect([status, body.data]).toEqual([200, { token: expect.any(String), width: 400, height: 300 }]);
  const { token } = body.data;
  for (const seen of [await see(order.customer, token), await see(desk, token, '/manage/return-photos')]) {
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('private'),
    });
    expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined();
  }
  for (const [stranger, refusal] of [
    [await shop.customer(), 404],
    [shop.visitor(), 401],
  ] as const) {
    expect((await see(stranger, token)).statusCode).toBe(refusal);
    const back = await see(stranger, token, '/manage/return-photos');
    expect(back.headers.location).toBe(
      `/manage?${new URLSearchParams({ from: `/manage/return-photos/${token}.webp` })}`,
    );
  }
});

test('a photograph is refused when it is another kind of file, for somebody else’s order, or one too many', async () => {
  const own = await deliveredOrder(shop, desk);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>');
  const cut = (await photograph()).subarray(0, 400);
  for (const bytes of [svg, cut, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
    expect((await uploadPhoto(shop, own.customer, own.orderId, bytes)).status).toBe(400);
  }
  expect((await uploadPhoto(shop, order.customer, own.orderId)).status).toBe(404);
  expect((await uploadPhoto(shop, shop.visitor(), own.orderId)).status).toBe(401);
  await inTransaction(shop.services.db, async (tx) => {
    for (const place of [1, 2, 3, 4, 5]) {
      const waiting = { orderId: own.orderId, token: `waiting ${place}`, fileKey: 'none', width: 1, height: 1 };
      await insertReturnPhoto(tx, waiting);
    }
  });
  const both = await Promise.all([1, 2].map(() => uploadPhoto(shop, own.customer, own.orderId)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a form without scripts leads back to its page', async () => {
  const post = async (bytes: Buffer) => {
    const { headers, payload } = formWith({ name: 'fault.jpg', bytes });
    const cookies = Object.fromEntries(order.customer.cookies);
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/return-photos/${order.orderId}`,
      headers,
      cookies,
      payload,
    });
    return [answer.statusCode, answer.headers.location];
  };
  expect(await post(await photograph())).toEqual([303, `/my-orders/${order.orderId}?photo=added#return`]);
  expect(await post(Buffer.from('x'))).toEqual([303, `/my-orders/${order.orderId}?photo=refused#return`]);
});

test('a photograph is removed with its file when its complaint is never sent, or three years after it was', async () => {
  const { db, files } = shop.services;
  const complained = await deliveredOrder(shop, desk);
  const sent = (await uploadPhoto(shop, complained.customer, complained.orderId)).body.data.token;
  const { status } = await complained.customer.call('RequestReturn', { orderid: complained.orderId, ...complaint });
  expect(status).toBe(200);
  const unsent = (await uploadPhoto(shop, order.customer, order.orderId)).body.data.token;
  const fileKeys = await Promise.all(
    [sent, unsent].map(async (token) => (await findReturnPhoto(db, token))?.photo.fileKey ?? ''),
  );
  // The jobs that uploads leave behind find the photographs in use.
  await shop.runJobs();
  const sweep = async () => {
    await SweepArtworks({}, { services: shop.services, log: pino({ level: 'silent' }) });
    await shop.runJobs();
    return Promise.all(fileKeys.map((fileKey) => files.exists(fileKey)));
  };
  shop.clock.advance({ days: 11 });
  expect(await sweep()).toEqual([true, false]);
  expect(await findReturnPhoto(db, unsent)).toBeUndefined();
  shop.clock.advance({ days: 3 * 366 });
  expect(await sweep()).toEqual([false, false]);
  expect(await findReturnPhoto(db, sent)).toBeUndefined();
});
