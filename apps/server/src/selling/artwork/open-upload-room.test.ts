import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findArtwork, inTransaction, listAlerts } from '@boxwright/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formWith, pictureOf, placed } from '../../testing/artwork.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { openUploadRoom, type RoomLimits } from './open-upload-room.ts';

let shop: Shop;
let freeDisk: number;
beforeEach(async () => {
  shop = await openShop();
  freeDisk = 1e9;
});
afterEach(() => shop.close());

function limit(limits: Partial<RoomLimits>) {
  const usual = { total: 1e9, ofOneSource: 1e9, share: 250_000, diskReserve: 1e6, freeDisk: async () => freeDisk };
  Object.assign(shop.services, { uploadRoom: openUploadRoom(shop.services, { ...usual, ...limits }) });
}

async function send(remoteAddress: string, bytes: number, visitor?: Pick<ShopVisitor, 'cookies'>) {
  const cookies = Object.fromEntries(visitor?.cookies ?? []);
  const form = formWith({ bytes: pictureOf(bytes) });
  const answer = await shop.app.inject({ method: 'POST', url: '/artwork', remoteAddress, cookies, ...form });
  return { status: answer.statusCode, data: answer.json().data };
}
const token = async (...sent: Parameters<typeof send>): Promise<string> => (await send(...sent)).data.token;

/** Whether each of these artworks is there with its two files. */
const areKept = (tokens: readonly string[]) =>
  Promise.all(
    tokens.map(async (each) => {
      const folder = join(shop.services.env.dataDir, 'files', 'artwork', each);
      const files = existsSync(folder) ? readdirSync(folder).length : 0;
      const row = await findArtwork(shop.services.db, each);
      expect(files).toBe(row ? 2 : 0);
      return row !== undefined;
    }),
  );

const alerts = async () => (await listAlerts(shop.services.db, { offset: 0, limit: 10 })).map(({ alert }) => alert);

const noRoom =
  'We have no room for further files at the moment. Please order without the file and mail it to hello@boxwright.example, or try again tomorrow.';

test('when unused files reach their limit, the oldest are removed first, and none that is in a cart', async () => {
  limit({ total: 900_000 });
  const old = [await token('10.80.0.1', 200_000), await token('10.80.0.2', 200_000), await token('10.80.0.3', 200_000)];
  await shop.visitor().call('AddToCartWebsite', {
    itemdetails: [{ Item: 196, Quantity: 100 }],
    shape: 1,
    material: 3,
    length: 50,
    width: 50,
    artwork: placed(old[0] ?? ''),
  });
  shop.clock.advance({ hours: 25 });
  const fresh = await token('10.80.0.4', 240_000);
  const last = await token('10.80.0.5', 300_000);
  expect(await areKept([...old, fresh, last])).toEqual([true, false, true, true, true]);
});

test('a flood from one place pushes out its own files, not those of others', async () => {
  limit({ total: 900_000 });
  const others = [await token('10.80.1.1', 100_000), await token('10.80.1.2', 100_000)];
  const flood: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const { status, data } = await send('10.80.1.3', 200_000);
    if (status === 200) flood.push(data.token);
    else expect({ status, data }).toEqual({ status: 503, data: noRoom });
  }
  expect(flood).toHaveLength(3);
  // Further uploads are taken at the expense of the flood.
  const next = await token('10.80.1.4', 100_000);
  expect(await areKept([...others, ...flood, next])).toEqual([true, true, false, true, true, true]);
});

test('when nothing may be removed, strangers are refused with advice, the company is alerted once, and customers are still served', async () => {
  limit({ total: 500_000 });
  const [first] = [await token('10.80.2.1', 200_000), await token('10.80.2.2', 200_000)];
  for (const address of ['10.80.2.3', '10.80.2.4'])
    expect(await send(address, 200_000)).toEqual({ status: 503, data: noRoom });
  expect(await alerts()).toMatchObject([
    {
      kind: 'uploads-refused',
      message: expect.stringMatching(
        /^Uploads are refused because there is no room: .* of 500 kB.* If the disk has room, raise UPLOAD_SPACE_MB/,
      ),
    },
  ]);
  const ofCustomer = await token('10.80.2.3', 200_000, await shop.customer());
  expect(await areKept([first ?? '', ofCustomer])).toEqual([false, true]);
});

test('one source may not keep more than its share, used or not', async () => {
  limit({ ofOneSource: 500_000 });
  const own = [await token('10.80.3.1', 200_000), await token('10.80.3.1', 200_000)];
  expect(await send('10.80.3.1', 200_000)).toEqual({
    status: 429,
    data: 'You, or others in your network, have uploaded many files without an order. Please order with those first, or mail this one to hello@boxwright.example.',
  });
  expect((await send('10.80.3.2', 200_000)).status).toBe(200);
  // Files older than an hour are removed to make room.
  shop.clock.advance({ hours: 2 });
  own.push(await token('10.80.3.1', 200_000));
  expect(await areKept(own)).toEqual([false, true, true]);
});

test('uploads leave part of the disk free, even when several come at once, and old ones are removed when other data fill it', async () => {
  // None is done before all have come.
  const { promise: allHere, resolve } = Promise.withResolvers<void>();
  let here = 0;
  const whenAllAreHere = async () => {
    here += 1;
    if (here === 4) resolve();
    await allHere;
    return freeDisk;
  };
  limit({ diskReserve: 10_000_000, freeDisk: whenAllAreHere });
  freeDisk = 10_500_000;
  const together = await Promise.all(Array.from({ length: 4 }, (_, at) => send(`10.80.4.${at}`, 100_000)));
  expect(together.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  const kept = together.flatMap(({ data }) => (typeof data === 'string' ? [] : [data.token]));
  shop.clock.advance({ hours: 25 });
  freeDisk = 9_900_000;
  await shop.services.uploadRoom.sweep();
  expect((await areKept(kept)).filter(Boolean)).toHaveLength(1);
});

test('an artwork that is being taken into a cart isn’t removed meanwhile', async () => {
  limit({ total: 300_000 });
  const taken = await token('10.80.5.1', 200_000);
  shop.clock.advance({ hours: 25 });
  const { db } = shop.services;
  await inTransaction(db, async (tx) => {
    await tx.execute(`select 1 from artworks where token = '${taken}' for key share`);
    expect((await send('10.80.5.2', 200_000)).status).toBe(503);
  });
  expect(await areKept([taken])).toEqual([true]);
});

test('the company is alerted once on each day in India', async () => {
  limit({ total: 1 });
  const alertsAfter = async (minutes: number) => {
    shop.clock.advance({ minutes });
    expect((await send('10.80.9.1', 1_000)).status).toBe(503);
    return (await alerts()).length;
  };
  const at = shop.services.now();
  // At 23:55, twice; then five minutes after midnight.
  const before = await alertsAfter(24 * 60 + 18 * 60 + 25 - at.getUTCHours() * 60 - at.getUTCMinutes());
  expect(await alertsAfter(0)).toBe(before);
  expect(await alertsAfter(10)).toBe(before + 1);
});
