import { inTransaction, rememberAnswer, rememberedAnswer, takeLimit } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { SweepCounters } from './SweepCounters.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('deletes counts of past windows, keeps current ones, and is idempotent', async () => {
  const limit = { scope: 'test', subject: 'somebody', windowSeconds: 86_400, max: 1 };
  const old = new Date(shop.clock.now().getTime() - 5 * 86_400_000);
  const take = async (at: Date) => (await takeLimit(shop.services.db, limit, at)).allowed;
  expect([await take(old), await take(shop.clock.now())]).toEqual([true, true]);
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await SweepCounters({}, context);
  await SweepCounters({}, context);
  expect([await take(old), await take(shop.clock.now())]).toEqual([true, false]);
});

test('answers to requests are kept for at least a day and deleted after two, however often the job runs', async () => {
  const { db } = shop.services;
  const hour = 3_600_000;
  const requests = [1, 24, 49].map((age) => ({
    scope: 'test',
    key: `asked-${age}-hours-ago`,
    requestHash: 'hash',
    age,
  }));
  for (const { age, ...request } of requests) {
    const at = new Date(shop.clock.now().getTime() - age * hour);
    await inTransaction(db, (tx) => rememberAnswer(tx, request, { answer: age, at }));
  }
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await SweepCounters({}, context);
  await SweepCounters({}, context);
  const kept = await Promise.all(requests.map(async (request) => (await rememberedAnswer(db, request))?.answer));
  expect(kept).toEqual([1, 24, undefined]);
});
