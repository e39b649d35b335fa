import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { operations } from '@boxwright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { largestBody } from './bodies.ts';

let shop: Shop;
beforeAll(async () => {
  // In these tests every request is answered before a page would be rendered.
  shop = await openShop({ web: { build: () => Promise.reject(new Error('not asked for')), clientFolder: null } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** Every kind of address that takes a body. */
const routes = [
  ...Object.keys(operations).map((name) => `/api/${name}`),
  '/api/nothing',
  '/enquiry',
  '/login',
  '/no-such-page',
  '/payments/return',
  '/payments/webhook',
];

describe('compressed bodies', () => {
  const zeros = Buffer.alloc(32 * 1024 * 1024);
  const bombs = { br: brotliCompressSync(zeros), gzip: gzipSync(zeros), deflate: deflateSync(zeros) };

  test.each(Object.entries(bombs))('%s is refused everywhere, and not decompressed', async (encoding, payload) => {
    const before = process.memoryUsage().arrayBuffers;
    for (const url of routes) {
      const headers = { 'content-encoding': encoding, 'content-type': 'application/json' };
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
      expect([url, answer.statusCode]).toEqual([url, 415]);
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(zeros.length);
  });

  test.each(['zstd', 'nonsense', 'gzip, br', 'identity, gzip', 'BR'])('%s is refused', async (encoding) => {
    const headers = { 'content-encoding': encoding, 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/GetBoard', headers, payload: '{}' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().data).toContain('not compressed');
  });

  test('a body with Content-Encoding: identity is accepted', async () => {
    const headers = { 'content-encoding': 'Identity', 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/GetBoard', headers, payload: '{}' });
    expect(answer.statusCode).toBe(200);
  });
});

test.each(['/enquiry', '/api/GetBoard', '/payments/webhook', '/no-such-page'])(
  'a body without a length to %s is cut off once it is too large',
  async (path) => {
    const { status, sent } = await sendWithoutEnd(shop.app, path, 'application/json');
    expect(status).toBe(413);
    // Includes what socket buffers hold; without a limit everything would be sent.
    expect(sent).toBeLessThan(maxSent);
  },
);

const chunk = Buffer.alloc(64 * 1024, ' ');
const maxSent = 100 * largestBody;

/** Sends chunks until the server answers; resolves with the response status and the number of bytes sent by then. */
function sendWithoutEnd(app: FastifyInstance, path: string, type: string): Promise<{ status: number; sent: number }> {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      send();
    });
    const send = () => {
      if (socket.destroyed || sent >= maxSent) return;
      sent += chunk.length;
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk, () => socket.write('\r\n', send));
    };
    socket.once('data', (answer) => {
      resolve({ status: Number(answer.toString().split(' ')[1]), sent });
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
