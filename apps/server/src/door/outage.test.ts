import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../testing/database-proxy.ts';
import { openShop, type Shop, type ShopCustomer } from '../testing/open-shop.ts';
import { soapBoxes } from '../testing/orders.ts';

let proxy: DatabaseProxy;
let shop: Shop;
let customer: ShopCustomer;
beforeAll(async () => {
  shop = await openShop({
    async databaseVia(url) {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  customer = await shop.customer();
});
afterAll(async () => {
  await shop.close();
  proxy.close();
});
beforeEach(() => proxy.mend());

const addBoxes = () => customer.call('AddToCartWebsite', soapBoxes);
const ready = () => shop.app.inject('/readyz');

test('without its database the shop answers 503 with Retry-After, stays alive and recovers by itself', async () => {
  proxy.cut();
  const refused = await addBoxes();
  expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const download = await shop.app.inject('/downloads/quotation/any-token-of-the-right-length-12345678');
  expect(download.statusCode).toBe(503);
  expect(download.headers).toHaveProperty('retry-after');
  expect((await ready()).json()).toEqual({ status: 'database unreachable' });
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);

  proxy.mend();
  expect((await addBoxes()).status).toBe(200);
  expect((await ready()).statusCode).toBe(200);
});

test('a connection that breaks under many requests fails only those requests', async () => {
  const asked = Array.from({ length: 30 }, () => addBoxes());
  proxy.cut();
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  proxy.mend();
  expect((await addBoxes()).status).toBe(200);
});

test('/readyz reports a database that doesn’t respond while requests wait', async () => {
  proxy.silence();
  const waiting = addBoxes();
  const answer = await ready();
  expect(answer.statusCode).toBe(503);
  proxy.mend();
  expect((await waiting).status).toBe(200);
});
