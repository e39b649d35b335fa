import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DatabaseLine, openDatabaseLine } from '../testing/databaseLine.ts';
import { openShop, type Shop, type ShopCustomer } from '../testing/openShop.ts';
import { soapBoxes } from '../testing/orders.ts';

let line: DatabaseLine;
let shop: Shop;
let customer: ShopCustomer;
beforeAll(async () => {
  shop = await openShop({
    async databaseBy(url) {
      line = await openDatabaseLine(url);
      return line.url;
    },
  });
  customer = await shop.customer();
});
afterAll(async () => {
  await shop.close();
  line.close();
});
beforeEach(() => line.mend());

const addBoxes = () => customer.call('AddToCartWebsite', soapBoxes);
const ready = () => shop.app.inject('/readyz');

test('without its database the shop asks to come back, lives, and goes on by itself', async () => {
  line.cut();
  const refused = await addBoxes();
  expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const download = await shop.app.inject('/downloads/quotation/any-token-of-the-right-length-12345678');
  expect(download.statusCode).toBe(503);
  expect(download.headers).toHaveProperty('retry-after');
  expect((await ready()).json()).toEqual({ status: 'database unreachable' });
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);

  line.mend();
  expect((await addBoxes()).status).toBe(200);
  expect((await ready()).statusCode).toBe(200);
});

test('a connection that breaks under many requests fails those alone', async () => {
  const asked = Array.from({ length: 30 }, () => addBoxes());
  line.cut();
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  line.mend();
  expect((await addBoxes()).status).toBe(200);
});

test('a database that says nothing is told by /readyz while requests wait', async () => {
  line.silence();
  const waiting = addBoxes();
  const answer = await ready();
  expect(answer.statusCode).toBe(503);
  line.mend();
  expect((await waiting).status).toBe(200);
});
