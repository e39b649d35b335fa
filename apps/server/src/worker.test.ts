import { listMails } from '@boxwright/storage';
import { eventually, type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from './testing/database-proxy.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { startWorker } from './testing/worker-process.ts';

const secretKey = 'a secret key for tests, long enough';
let database: FreshDatabase;
let shop: Shop;
let proxy: DatabaseProxy;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await openDatabaseProxy(database.url);
  shop = await openShop({ database, secretKey });
});
afterAll(async () => {
  await shop.close();
  proxy.close();
});

test('a worker runs the jobs of web nodes, reports its health, and ends when asked', async () => {
  const { email } = await shop.customer();
  const worker = startWorker({ DATABASE_URL: proxy.url, SECRET_KEY: secretKey, WORKER_PORT: '0' });
  try {
    const address = await worker.address();
    const ready = async () => (await fetch(`${address}/readyz`)).json();
    expect(await ready()).toEqual({ status: 'ready' });
    const mails = async () => (await listMails(database.db)).filter(({ recipient }) => recipient === email);
    await eventually(async () => expect(await mails()).toMatchObject([{ state: 'kept' }]));
    const metrics = async () => (await fetch(`${address}/metrics`)).text();
    await eventually(async () => expect(await metrics()).toContain('boxwright_jobs_waiting 0'));

    proxy.cut();
    expect(await ready()).toEqual({ status: 'database unreachable' });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    proxy.mend();
    await eventually(async () => expect(await ready()).toEqual({ status: 'ready' }));
  } finally {
    expect(await worker.stop()).toBe(0);
  }
});

test('a worker without the web nodes’ database is refused', async () => {
  const worker = startWorker({});
  expect(await worker.ended).toBe(1);
  expect(worker.said()).toBe(
    'A worker needs DATABASE_URL, the address of the web nodes’ database. Without one, the shop itself runs the jobs.\n',
  );
});
