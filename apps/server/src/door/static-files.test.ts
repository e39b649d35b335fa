import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';

const token = 'a token of the metrics, for tests';
const folder = mkdtempSync(join(tmpdir(), 'boxwright-client-'));
let shop: Shop;
let rendered = 0;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shop-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'shop-1a2b.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'assets', 'picture-9z.svg'), '<svg/>');
  const build = async (): Promise<ServerBuild> => {
    rendered += 1;
    throw new Error('a page was requested');
  };
  shop = await openShop({
    settings: { RATE_LIMIT: '20', PUBLIC_URL: 'https://boxes.example', DEMONSTRATION: 'true', METRICS_TOKEN: token },
    web: { build, clientFolder: folder },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, remoteAddress: string) => shop.app.inject({ method: 'GET', url, remoteAddress });

test('existing files don’t count towards the rate limit', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await get('/assets/shop-1a2b.js', '10.9.0.1')).statusCode).toBe(200);
  }
});

test.each(['picture-9z.svg', 'shop-1a2b.js'])(
  '%s carries the headers that concern files, and not those of documents',
  async (name) => {
    const { headers } = await get(`/assets/${name}`, '10.9.0.4');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  },
);

test('missing files count towards the rate limit, and no page is rendered for them', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    const answer = await get(`/assets/nothing-${count}.js`, '10.9.0.2');
    statuses.push(answer.statusCode);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
  expect(statuses).toEqual([...Array(20).fill(404), ...Array(10).fill(429)]);
  expect((await get('/images/nothing.webp', '10.9.0.3')).statusCode).toBe(404);
  expect(rendered).toBe(0);
});

test('a script is sent as the build compressed it, may be kept for good, and isn’t sent again to browsers that have it', async () => {
  const ask = (headers: Record<string, string>) => shop.app.inject({ url: '/assets/shop-1a2b.js', headers });
  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('export {};');
  const plain = await ask({ 'accept-encoding': 'gzip' });
  expect(plain.body).toBe('export {};');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const head = await shop.app.inject({ method: 'HEAD', url: '/assets/shop-1a2b.js' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
  expect((await ask({ 'if-none-match': String(brotli.headers['etag']) })).statusCode).toBe(304);
});

test('other files of that folder are sent as well', async () => {
  const picture = await shop.app.inject('/assets/picture-9z.svg');
  expect([picture.statusCode, picture.body]).toEqual([200, '<svg/>']);
});

test('metrics count all files together, not by name', async () => {
  const figures = async () => {
    const { body } = await shop.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    return {
      sent: Number(/^boxwright_files_sent_total (\d+)$/m.exec(body)?.[1]),
      named: body.includes('shop-1a2b.js'),
      // Missing files are still counted by route and status, which alerts read.
      hasMissing: /name="\/assets\/\*",method="GET",status="404"/.test(body),
    };
  };
  await get('/assets/nothing.js', '10.9.0.5');
  const { sent } = await figures();
  await shop.app.inject('/assets/shop-1a2b.js');
  await shop.app.inject('/assets/picture-9z.svg');
  expect(await figures()).toEqual({ sent: sent + 2, named: false, hasMissing: true });
});
