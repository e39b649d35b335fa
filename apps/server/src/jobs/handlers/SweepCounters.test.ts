import { takeLimit } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';
import { SweepCounters } from './SweepCounters.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('counts of windows that are over are forgotten, running ones are not, and twice is as good as once', async () => {
  const limit = { scope: 'test', subject: 'somebody', windowSeconds: 86_400, max: 1 };
  const old = new Date(shop.clock.now().getTime() - 5 * 86_400_000);
  const take = async (at: Date) => (await takeLimit(shop.services.db, limit, at)).allowed;
  expect([await take(old), await take(shop.clock.now())]).toEqual([true, true]);
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await SweepCounters({}, context);
  await SweepCounters({}, context);
  expect([await take(old), await take(shop.clock.now())]).toEqual([true, false]);
});
