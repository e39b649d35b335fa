import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'boxwright-client-'));
let shop: Shop;
let rendered = 0;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shop-1a2b.js'), 'export {};');
  const build = async (): Promise<ServerBuild> => {
    rendered += 1;
    throw new Error('a page was requested');
  };
  shop = await openShop({ settings: { RATE_LIMIT: '20' }, web: { build, clientFolder: folder } });
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
