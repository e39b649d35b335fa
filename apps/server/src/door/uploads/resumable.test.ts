import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  finishedUploadAddress,
  largestArtwork,
  largestInspected,
  uploadPart,
  uploadsAddress,
} from '@boxwright/contract';
import { findUpload, forgetOldUploads, inTransaction, sumUnorderedArtworks } from '@boxwright/storage';
import { isThorough } from '@boxwright/testing/thorough';
import { pino } from 'pino';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MakeUploadRoom } from '../../job-handlers/MakeUploadRoom.ts';
import { pictureOf } from '../../testing/artwork.ts';
import { openCuttingProxy } from '../../testing/cutting-proxy.ts';
import { pdf } from '../../testing/hostile-files.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT: '1000' } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port; // it listens on a port
});
afterAll(() => shop.close());

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Sends a file as browsers do, with the protocol's own client, and answers with the upload's path. */
const sendInParts = (bytes: Buffer, address = `http://127.0.0.1:${port}`) =>
  new Promise<string>((resolve, reject) => {
    const sending: Upload = new Upload(bytes, {
      endpoint: `${address}${uploadsAddress}`,
      chunkSize: uploadPart,
      metadata: { filename: 'Große Schachtel.png' },
      retryDelays: [0, 0, 0],
      onError: reject,
      onSuccess: () => resolve(new URL(sending.url ?? '').pathname),
    });
    sending.start();
  });
const tokenIn = (path: string) => path.split('/').at(-1) ?? '';

const inject = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers = {}, payload?: Buffer) =>
  shop.app.inject({ method, url, headers: { 'tus-resumable': '1.0.0', ...headers }, ...(payload && { payload }) });
const finish = (path: string) => inject('POST', finishedUploadAddress(tokenIn(path)));
const begin = async (bytes: number, name = 'logo.png') => {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const begun = await inject('POST', uploadsAddress, { 'upload-length': String(bytes), 'upload-metadata': metadata });
  return { status: begun.statusCode, path: String(begun.headers['location']), body: begun.body };
};
const ofPart = 'application/offset+octet-stream';
const add = (path: string, offset: number, bytes: Buffer) =>
  inject('PATCH', path, { 'content-type': ofPart, 'upload-offset': String(offset) }, bytes);

const partsOnDisk = (path: string) => {
  const folder = join(shop.services.env.dataDir, 'files', 'uploads', tokenIn(path));
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const artworks = async () =>
  (await sumUnorderedArtworks(shop.services.db)).reduce((all, { unordered }) => all + unordered, 0);

/** What is sent over a connection that drops ten times: by night, as much as a large file of a buyer has. */
const dropped = isThorough ? 200_000_000 : 20_000_000;

test('a file over a connection that drops ten times arrives whole and once', { timeout: 300_000 }, async () => {
  const bytes = pictureOf(dropped);
  const proxy = await openCuttingProxy(port, Array(10).fill(0.075 * dropped));
  const path = await sendInParts(bytes, proxy.address);
  expect(proxy.left()).toBe(0);
  proxy.close();
  const [one, other] = await Promise.all([finish(path), finish(path)]);
  const again = await finish(path);
  // While one makes the artwork, the other one is asked to wait.
  expect(
    [one.statusCode, other.statusCode, again.statusCode].filter((status) => status === 200).length,
  ).toBeGreaterThan(1);
  const made = again.json().data;
  expect([made.name, made.by_hand]).toEqual(['Große Schachtel.png', dropped > largestInspected]);
  for (const each of [one, other]) if (each.statusCode === 200) expect(each.json().data.token).toBe(made.token);
  const file = await shop.app.inject(`/artwork/${made.token}/file`);
  expect(sumOf(file.rawPayload)).toBe(sumOf(bytes));
  expect(await artworks()).toBeLessThan(bytes.length + 100_000);
  await shop.runJobs();
  expect(partsOnDisk(path)).toBe(0);
});

test('parts that come twice, out of place or from two tabs never mix', async () => {
  const bytes = pictureOf(300_000);
  const { path } = await begin(bytes.length);
  const [half, rest] = [bytes.subarray(0, 100_000), bytes.subarray(100_000)];
  const both = await Promise.all([add(path, 0, half), add(path, 0, half)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await add(path, 50_000, rest)).statusCode).toBe(409);
  expect((await finish(path)).json().data).toBe('This file has not arrived completely.');
  expect((await inject('HEAD', path)).headers['upload-offset']).toBe('100000');
  expect((await add(path, 100_000, rest)).headers['upload-offset']).toBe(String(bytes.length));
  expect((await finish(path)).statusCode).toBe(200);
  expect((await add(path, bytes.length, Buffer.from('x'))).statusCode).toBe(404);
});

test('a file that is refused, or given up, leaves nothing', async () => {
  const text = Buffer.alloc(200_000, 'no picture');
  const { path } = await begin(text.length, '../../../etc/passwd');
  expect((await findUpload(shop.services.db, tokenIn(path)))?.name).toBe('passwd');
  await add(path, 0, text);
  const refused = await finish(path);
  expect([refused.statusCode, refused.json().data]).toEqual([400, expect.stringContaining('This is not a PNG')]);
  expect((await finish(path)).statusCode).toBe(404);
  const other = await begin(text.length);
  await add(other.path, 0, text.subarray(0, 100_000));
  expect((await inject('DELETE', other.path)).statusCode).toBe(204);
  expect((await inject('HEAD', other.path)).statusCode).toBe(404);
  await shop.runJobs();
  expect([partsOnDisk(path), partsOnDisk(other.path)]).toEqual([0, 0]);
});

test('an unfinished file is forgotten a day after its last part', async () => {
  const { path } = await begin(200_000);
  await add(path, 0, Buffer.alloc(100_000));
  expect(await inTransaction(shop.services.db, (tx) => forgetOldUploads(tx, new Date('2020-01-01'), 10))).toEqual([]);
  const { movedAt } = (await findUpload(shop.services.db, tokenIn(path))) ?? {};
  const services = { ...shop.services, now: () => new Date(Number(movedAt) + 86_400_001) };
  await MakeUploadRoom({}, { services, log: pino({ level: 'silent' }) });
  await shop.runJobs();
  expect([(await inject('HEAD', path)).statusCode, partsOnDisk(path)]).toEqual([404, 0]);
});

test('sizes beyond the limit, small parts and other sites are refused with a sentence', async () => {
  const large = await begin(largestArtwork + 1);
  expect([large.status, large.body]).toEqual([400, expect.stringContaining('This file is larger than 500 MB.')]);
  expect((await begin(0)).body).toContain('This file is empty.');
  const { path } = await begin(10_000_000);
  expect((await add(path, 0, Buffer.alloc(1000))).json().data).toBe('Please send parts of at least 64 kB.');
  expect((await add(path, 0, Buffer.alloc(uploadPart + 1))).statusCode).toBe(413);
  const foreign = await inject('POST', uploadsAddress, { 'upload-length': '100', 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect((await inject('HEAD', `${uploadsAddress}/nobody-has-this`)).statusCode).toBe(404);
});

test('a file too large to be read is kept, and left to people', { timeout: 60_000 }, async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(largestInspected, 'x')]);
  const path = await sendInParts(bytes);
  const { data } = (await finish(path)).json();
  expect(data).toMatchObject({ kind: 'pdf', by_hand: true, pages: 1 });
  expect((await shop.app.inject(`/artwork/${data.token}/preview.webp`)).statusCode).toBe(200);
  const file = await shop.app.inject(`/artwork/${data.token}/file`);
  expect(sumOf(file.rawPayload)).toBe(sumOf(bytes));
});

test('a PDF with a script is refused, also one too large to be read', { timeout: 60_000 }, async () => {
  const script = pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' });
  const path = await sendInParts(Buffer.concat([script, Buffer.alloc(largestInspected, 'x')]));
  const { statusCode, body } = await finish(path);
  expect([statusCode, body]).toEqual([400, expect.stringContaining('This PDF contains programs')]);
  await shop.runJobs();
  expect(partsOnDisk(path)).toBe(0);
});
