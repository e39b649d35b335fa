import { lastSignIns } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { SweepSignIns } from './SweepSignIns.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('sign-ins are kept a year, and not longer', async () => {
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  const { id, email, call } = await shop.customer();
  const noted = async () => (await lastSignIns(shop.services.db, id, 10)).length;
  shop.clock.advance({ days: 365 });
  await call('Logout');
  await call('AddwebsiteLogin', { email, password: 'Wrong7wrong' });
  await SweepSignIns({}, context);
  expect(await noted()).toBe(2);
  shop.clock.advance({ days: 2 });
  await SweepSignIns({}, context);
  await SweepSignIns({}, context);
  expect(await noted()).toBe(1);
});
