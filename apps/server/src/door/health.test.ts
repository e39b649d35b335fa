import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../calls/services.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { addHealth, type LocalDisk } from './health.ts';

let shop: Shop;
/** The services of a node whose database and files are on other machines. */
let elsewhere: Services;
beforeAll(async () => {
  shop = await openShop();
  const s3 = {
    endpoint: 'https://files.example',
    region: 'auto',
    bucket: 'shop',
    accessKeyId: '',
    secretAccessKey: '',
  };
  elsewhere = { ...shop.services, env: { ...shop.services.env, databaseUrl: 'postgres://db.example/shop', s3 } };
});
afterAll(() => shop.close());

const readiness = async (disk: LocalDisk) => {
  const app = Fastify();
  addHealth(app, elsewhere, disk);
  const answer = await app.inject('/readyz');
  await app.close();
  return [answer.statusCode, answer.json().status];
};

test('a web node without room for an upload isn’t ready, even when database and files are on other machines', async () => {
  const full = { minFreeBytes: Number.MAX_SAFE_INTEGER };
  expect(await readiness({ receivesFiles: true, ...full })).toEqual([503, 'disk is full']);
  expect(await readiness({ receivesFiles: true, minFreeBytes: 1 })).toEqual([200, 'ready']);
  expect(await readiness({ receivesFiles: false, ...full })).toEqual([200, 'ready']);
});
