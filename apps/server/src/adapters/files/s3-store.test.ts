import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { StartProblem } from '@boxwright/cluster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '../../process/env.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment } from '../../testing/orders.ts';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import { FilesUnavailable } from './file-store.ts';
import { DamagedFile, type Files, newFileKey, newKeyOfFile, openFiles } from './files.ts';
import { s3Store } from './s3-store.ts';

let store: S3Server;
let files: Files;
let shop: Shop;
let host: string;
beforeAll(async () => {
  store = await openS3Server();
  host = new URL(store.settings['S3_ENDPOINT'] ?? '').host;
  files = await openFiles(parseEnv(store.settings, '/nowhere'));
  shop = await openShop({ settings: store.settings });
});
afterAll(async () => {
  await shop.close();
  await store.close();
});

const bytes = Buffer.from('%PDF-1.7 an order form, ₹ 2,870');
async function stored(): Promise<string> {
  const key = newFileKey('order-form/1', bytes, 'pdf');
  await files.put(key, bytes);
  return key;
}

test('a stored file can be read whole until it is removed; storing it again changes nothing', async () => {
  const key = await stored();
  await files.put(key, bytes);
  expect(readFileSync(store.pathOf(key)).equals(bytes)).toBe(true);
  expect([await files.exists(key), Buffer.from(await files.get(key)).equals(bytes)]).toEqual([true, true]);
  await files.remove(key);
  await files.remove(key);
  expect(await files.exists(key)).toBe(false);
});

test('a large file of this machine is stored, and read in pieces', async () => {
  const from = join(mkdtempSync(join(tmpdir(), 'boxwright-s3-')), 'large');
  const large = Buffer.alloc(2 * 8 * 1024 * 1024, 'kraft');
  writeFileSync(from, large);
  const key = await newKeyOfFile('order-form/2', from, 'pdf');
  await files.putFile(key, from);
  expect((await buffer(await files.open(key))).equals(large)).toBe(true);
  await files.remove(key);
  await expect(files.open(key)).rejects.toThrow('There is no such file in the object store.');
  rmSync(dirname(from), { recursive: true });
});

test('reading a lost file throws and says so; reading a damaged one never returns other bytes', async () => {
  const key = await stored();
  writeFileSync(store.pathOf(key), bytes.subarray(0, 10));
  await expect(files.get(key)).rejects.toBeInstanceOf(DamagedFile);
  rmSync(store.pathOf(key));
  await expect(files.get(key)).rejects.toThrow('There is no such file in the object store.');
});

test('nothing is stored outside of the bucket', async () => {
  await expect(files.put('../other/1.pdf', bytes)).rejects.toThrow(RangeError);
});

test('wrong settings are refused at start with a sentence that says which', async () => {
  const problem = async (own: Record<string, string>) => {
    const refused: unknown = await openFiles(parseEnv({ ...store.settings, ...own }, '/nowhere')).catch(
      (error: unknown) => error,
    );
    if (!(refused instanceof StartProblem)) throw refused;
    return refused.message;
  };
  expect(await problem({ S3_ACCESS_KEY_ID: 'somebody' })).toBe(
    `The object store at ${host} refuses the access key (InvalidAccessKeyId): correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  );
  expect(await problem({ S3_BUCKET: 'other' })).toBe(
    `The object store at ${host} has no bucket other: create it, or correct S3_BUCKET.`,
  );
});

test('a request that the store never answers is given up in time', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const { s3 } = parseEnv({ ...store.settings, S3_ENDPOINT: `http://LOCALHOST:${port}/` }, '/nowhere');
  if (s3 === null) throw new Error('not configured');
  await expect(s3Store(s3, 200).get('order-form/1.pdf')).rejects.toThrow(/^No answer from localhost:\d+: .*timeout/);
  silent.close();
});

test('while the store is away its files answer 503, orders are placed, and afterwards nothing is missing', async () => {
  const { customer, orderId, place } = await openPayment(shop);
  const order = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const form = () => shop.app.inject(`/downloads/order-form/${order.data[0].fld_download_token}`);
  const before = await form();
  expect(before.statusCode).toBe(200);

  await store.stop();
  const during = await form();
  expect([during.statusCode, during.headers['retry-after']]).toEqual([503, '5']);
  await expect(files.put(newFileKey('order-form/1', bytes, 'pdf'), bytes)).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(openFiles(shop.services.env)).rejects.toThrow(
    `No answer from ${host}: ECONNREFUSED. Start the object store, or correct S3_ENDPOINT.`,
  );
  expect((await place()).data.order_id).toBe(orderId);
  const next = await openPayment(shop);
  expect(next.orderId).toBe(orderId + 1);

  await store.start();
  expect((await form()).rawPayload.equals(before.rawPayload)).toBe(true);
});
