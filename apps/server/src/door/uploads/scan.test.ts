import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listAlerts } from '@boxwright/storage';
import { afterEach, expect, test } from 'vitest';
import { disc, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
afterEach(() => shop.close());

const open = async (command: string) => {
  shop = await openShop({ settings: { SCAN_COMMAND: command } });
};
const alerts = async () =>
  (await listAlerts(shop.services.db, { offset: 0, limit: 10 })).map(({ alert }) => alert.kind);
const left = () =>
  ['incoming', 'files/artwork'].flatMap((name) => {
    const folder = join(shop.services.env.dataDir, name);
    return existsSync(folder) ? readdirSync(folder) : [];
  });

test('a file that the scanner passes is taken', async () => {
  await open('test -s');
  expect((await upload(shop, { bytes: await disc() })).status).toBe(200);
});

test('a file that the scanner refuses gets a sentence and an alert, and nothing of it is left', async () => {
  await open('test -d');
  const { status, body } = await upload(shop, { bytes: await disc() });
  expect([status, body.data]).toEqual([400, expect.stringContaining('something harmful in this file')]);
  expect([await alerts(), left()]).toEqual([['harmful-file'], []]);
});

test('no file is taken unseen while the scanner fails', async () => {
  await open('no-such-program');
  const { status, body } = await upload(shop, { bytes: await disc() });
  expect([status, body.data]).toEqual([503, expect.stringContaining('Files can’t be checked at the moment.')]);
  expect([await alerts(), left()]).toEqual([[], []]);
});
