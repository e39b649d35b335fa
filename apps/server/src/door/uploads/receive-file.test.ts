import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { largestAtOnce } from '@boxwright/contract';
import { forgetUnusedArtworks, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disc, formWith, upload } from '../../testing/artwork.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { sweepIncoming } from './incoming.ts';
import { receiveFile } from './receive-file.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT: '1000' } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const incoming = () => {
  const folder = join(shop.services.env.dataDir, 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const forgotten = async () =>
  (
    await inTransaction(shop.services.db, (tx) =>
      forgetUnusedArtworks(tx, { before: new Date('2100-01-01'), most: 100 }),
    )
  ).length;

/** Opens a request whose body is sent piece by piece. */
function post(headers: string): { socket: Socket; answered: Promise<string> } {
  const { port } = shop.app.server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write(`POST /artwork HTTP/1.1\r\nHost: shop.example\r\n${headers}\r\n\r\n`);
  return { socket, answered };
}

const { headers, payload } = formWith({ bytes: Buffer.alloc(2_000_000, 7) });
const ofForm = `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}`;

test('a file of 200 MB without a length is refused after 25 MB', async () => {
  const { socket, answered } = post(`Content-Type: ${headers['content-type']}\r\nTransfer-Encoding: chunked`);
  const chunk = Buffer.alloc(256 * 1024, 7);
  let [sent, isAnswered] = [0, false];
  const send = (bytes: Buffer) =>
    new Promise((done) => {
      socket.write(`${bytes.length.toString(16)}\r\n`);
      socket.write(bytes);
      socket.write('\r\n', done);
    });
  void answered.then(() => {
    isAnswered = true;
  });
  await send(payload.subarray(0, 200));
  while (!isAnswered && sent < 200 * 1024 * 1024) {
    await send(chunk);
    sent += chunk.length;
  }
  expect(await answered).toMatch(/^HTTP\/1\.1 400 .*This file is larger than 25 MB\./s);
  socket.destroy();
  expect(sent).toBeGreaterThan(largestAtOnce - chunk.length);
  expect(sent).toBeLessThan(2 * largestAtOnce);
  await expect.poll(incoming).toEqual([]);
});

test('a large file is never in memory as a whole', async () => {
  const head = payload.subarray(0, payload.indexOf('\r\n\r\n') + 4);
  const tail = payload.subarray(payload.lastIndexOf('\r\n--'));
  const size = 400 * 1024 * 1024;
  const path = join(shop.services.env.dataDir, 'large');
  // What was taken from the sender and isn't on disk. The memory of a process also has what nobody has collected yet.
  let most = 0;
  function* body() {
    yield head;
    for (let sent = 0; sent < size; sent += 65_536) {
      if (existsSync(path)) most = Math.max(most, sent - statSync(path).size);
      yield Buffer.alloc(65_536, 7);
    }
    yield tail;
  }
  const request = Object.assign(Readable.from(body()), { headers: { 'content-type': headers['content-type'] } });
  const received = await receiveFile(request as unknown as IncomingMessage, path, 2 * size, ''); // `receiveFile` reads nothing else of a request
  expect([received.ok, statSync(path).size]).toEqual([true, size]);
  rmSync(path);
  expect(most).toBeLessThan(size / 100);
});

test('a length beyond the limit is refused before anything is read', async () => {
  const { socket, answered } = post(`Content-Type: ${headers['content-type']}\r\nContent-Length: 200000000`);
  expect(await answered).toMatch(/^HTTP\/1\.1 400 .*This file is larger than 25 MB\./s);
  socket.destroy();
});

test('a file whose connection drops is removed', async () => {
  const { socket } = post(ofForm);
  socket.write(payload.subarray(0, 1_000_000));
  await expect.poll(() => incoming().length).toBe(1);
  socket.destroy();
  await expect.poll(incoming).toEqual([]);
  expect(await forgotten()).toBe(0);
});

test('after a dropped connection the next upload is accepted at once', { timeout: 20_000 }, async () => {
  const dropped = post(ofForm);
  dropped.socket.write(payload.subarray(0, 1_000_000));
  await expect.poll(() => incoming().length).toBe(1);
  dropped.socket.destroy();
  const next = post(ofForm);
  next.socket.write(payload);
  expect(await next.answered).toMatch(/^HTTP\/1\.1 400 /);
  next.socket.destroy();
});

test('a form that ends too early is refused with a sentence', async () => {
  const { socket, answered } = post(ofForm.replace(String(payload.length), '1000000'));
  socket.write(payload.subarray(0, 1_000_000));
  expect(await answered).toMatch(/^HTTP\/1\.1 400 .*The file did not arrive completely\. Please upload it again\./s);
  socket.destroy();
  expect(incoming()).toEqual([]);
});

test('files of one source are received one after the other', async () => {
  const first = post(ofForm);
  first.socket.write(payload.subarray(0, 1_000_000));
  await expect.poll(() => incoming().length).toBe(1);
  const second = post(ofForm);
  second.socket.write(payload);
  let order = '';
  const both = [first.answered.then(() => (order += '1')), second.answered.then(() => (order += '2'))];
  await upload(shop, { bytes: await disc() }); // of another source, meanwhile
  expect([order, incoming().length]).toEqual(['', 1]);
  first.socket.write(payload.subarray(1_000_000));
  await Promise.all(both);
  expect(order).toBe('12');
  first.socket.destroy();
  second.socket.destroy();
  await forgotten();
});

test('the same file twice is two artworks, each with its token', async () => {
  const bytes = await disc();
  const tokens = [(await upload(shop, { bytes })).body.data.token, (await upload(shop, { bytes })).body.data.token];
  expect(new Set(tokens).size).toBe(2);
  expect(await forgotten()).toBe(2);
});

test('a form of another website is refused', async () => {
  const form = formWith({ bytes: await disc() });
  const foreign = { ...form, headers: { ...form.headers, 'sec-fetch-site': 'cross-site' } };
  const answer = await shop.app.inject({ method: 'POST', url: '/artwork', ...foreign });
  expect([answer.statusCode, answer.json().data]).toEqual([403, 'This request came from another website.']);
});

test('an unknown token is answered with a plain sentence', async () => {
  for (const path of ['preview.webp', 'file']) {
    const answer = await shop.app.inject(`/artwork/nobody-has-this/${path}`);
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no such artwork.']);
  }
});

test('files left by a process that ended are removed, files that are being received stay', async () => {
  const folder = join(shop.services.env.dataDir, 'incoming');
  for (const name of ['old.part', 'new.part']) writeFileSync(join(folder, name), 'x');
  const longAgo = Date.now() / 1000 - 4_000;
  utimesSync(join(folder, 'old.part'), longAgo, longAgo);
  await sweepIncoming(shop.services.env);
  expect(incoming()).toEqual(['new.part']);
});
