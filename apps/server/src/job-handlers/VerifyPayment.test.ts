import { parseRupees } from '@boxwright/money';
import { findAttempt, ledgerOf } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment } from '../testing/orders.ts';
import { VerifyPayment } from './VerifyPayment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const run = (txnid: string) => VerifyPayment({ txnid }, { services: shop.services, log: pino({ level: 'silent' }) });

test('a payment that is verified twice is booked once', async () => {
  const { txnid, total, orderId } = await openPayment(shop);
  shop.payu.says(txnid, 'captured', parseRupees(total));
  await run(txnid);
  await run(txnid);
  expect(await ledgerOf(shop.services.db, orderId)).toHaveLength(1);
});

test('while the gateway is unreachable the job fails and is retried', async () => {
  const { txnid } = await openPayment(shop);
  shop.payu.breaksDown(true);
  await expect(run(txnid)).rejects.toThrow('unreachable');
  shop.payu.breaksDown(false);
  expect((await findAttempt(shop.services.db, txnid))?.attempt).toMatchObject({ state: 'open' });
});

test('does nothing when the payment doesn’t exist', async () => {
  await run('nobodys-payment');
});
