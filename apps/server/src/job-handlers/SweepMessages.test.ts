import { paymentEventsOf, recordEvent } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { SweepMessages } from './SweepMessages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('deletes unsigned messages after a month, and no others', async () => {
  const txnid = 'a-payment';
  // Uses the real clock, because the database compares with its own.
  const old = new Date(Date.now() - 31 * 86_400_000);
  const kinds = [
    { hashOk: false, digest: 'old and unsigned', receivedAt: old },
    { hashOk: false, digest: 'young and unsigned' },
    { hashOk: true, digest: 'old and signed', receivedAt: old },
    { hashOk: null, digest: null, receivedAt: old },
  ];
  for (const kind of kinds) await recordEvent(shop.services.db, { source: 'return', txnid, payload: {}, ...kind });
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  await SweepMessages({}, context);
  await SweepMessages({}, context);
  const kept = await paymentEventsOf(shop.services.db, txnid);
  expect(kept.map(({ digest }) => digest)).toEqual(['young and unsigned', 'old and signed', null]);
});
