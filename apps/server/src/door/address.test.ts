import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(shop.app.listeningOrigin).port);
});
afterAll(() => shop.close());

/** Returns the status for a raw request line; written to the socket, because HTTP clients normalise addresses. */
async function statusOf(address: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString('latin1');
  });
  // The server may close the connection before it has read the whole request.
  socket.on('error', () => undefined);
  socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(answer.slice(9, 12));
}

const unreadable = ['%', '%zz', '%E0%AE', '%ED%A0%80', '%00', '%0a', '%0d%0ax', '%1b', '%7f', '%C2%85'];
const folders = ['', 'p/', 'api/', 'api/GetBoard', 'downloads/order/', 'downloads/quotation/', 'dielines/', 'images/'];

describe('an address that can’t be decoded', () => {
  test.each(folders)('is a 404: /%s…', async (folder) => {
    for (const end of unreadable) expect(await statusOf(`/${folder}${end}`), end).toBe(404);
  });

  test('is answered as JSON under /api and as plain text elsewhere', async () => {
    const operation = await shop.app.inject('/api/%zz');
    expect(operation.json()).toMatchObject({ code: 'not_found', data: 'There is no such operation.' });
    const page = await shop.app.inject('/%zz');
    expect([page.headers['content-type'], page.body]).toEqual([
      'text/plain; charset=utf-8',
      'There is no page at this address.',
    ]);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });

  test('with control characters in its query is refused, but anything else typed into a form is accepted', async () => {
    expect(await statusOf('/downloads/key-line/token?a=%00')).toBe(400);
    expect(await statusOf('/downloads/key-line/token?a%1b=1')).toBe(400);
    for (const typed of [
      '%',
      '100%',
      '%E0%AE',
      '%F0%9F%93%A6',
      'two%0D%0Alines',
      'a%09b',
      '%E0%AE%A4',
      'a+b',
      '%ED%A0%80',
    ]) {
      expect(await statusOf(`/downloads/key-line/token?a=${typed}`), typed).toBe(404);
    }
  });
});

test('an address in any script is routed, and an absolute address is routed by its path', async () => {
  expect(await statusOf('/%E0%AE%A4%E0%AE%AE%E0%AE%BF%E0%AE%B4%E0%AF%8D')).toBe(404);
  expect(await statusOf('http://elsewhere.example/healthz')).toBe(200);
  expect(await statusOf('//elsewhere.example/healthz')).toBe(404);
  expect(await statusOf('//')).toBe(404);
});

test('an address of 64 KB is refused, whichever part is long', async () => {
  const long = 'x'.repeat(65_536);
  for (const address of [`/${long}`, `/api/${long}`, `/downloads/order/${long}`, `/healthz?a=${long}`]) {
    expect(await statusOf(address)).toBe(431);
  }
  const within = 'x'.repeat(12_000);
  for (const address of [`/${within}`, `/downloads/order/${within}`, `/api/${within}`]) {
    expect([404, 414]).toContain(await statusOf(address));
  }
});
