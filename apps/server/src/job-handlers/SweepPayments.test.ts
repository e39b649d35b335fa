import { paise } from '@boxwright/money';
import { findAttempt } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment } from '../testing/orders.ts';
import { SweepPayments } from './SweepPayments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('attempts are verified after 5, 15 and 60 minutes and a day, each by one of several sweepers', async () => {
  const { txnid } = await openPayment(shop);
  const begun = shop.clock.now().getTime();
  // Pending at the gateway, so that the attempt isn't given up.
  shop.payu.says(txnid, 'pending', paise(100));
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  const looked: number[] = [];
  for (const minute of [1, 4, 6, 10, 14, 16, 40, 61, 70, 600, 1441, 1500]) {
    shop.clock.set(new Date(begun + minute * 60_000));
    const before = (await findAttempt(shop.services.db, txnid))?.attempt;
    await Promise.all([SweepPayments({}, context), SweepPayments({}, context)]);
    const { done } = await shop.runJobs();
    const after = (await findAttempt(shop.services.db, txnid))?.attempt;
    if (before?.nextCheckAt?.getTime() !== after?.nextCheckAt?.getTime()) looked.push(minute);
    expect(done).toBeLessThanOrEqual(minute === 1 ? 10 : 1);
  }
  expect(looked).toEqual([6, 16, 61, 1441]);
});

test('an attempt is verified also when the clock was set back by a day since it began', async () => {
  const { txnid } = await openPayment(shop);
  shop.payu.says(txnid, 'pending', paise(100));
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await shop.runJobs();
  shop.clock.advance({ days: -1 });
  const looked: boolean[] = [];
  for (const minutes of [0, 2, 4]) {
    shop.clock.advance({ minutes });
    await SweepPayments({}, context);
    looked.push((await shop.runJobs()).done > 0);
  }
  expect(looked).toEqual([true, false, true]);
});
