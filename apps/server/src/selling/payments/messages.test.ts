import { parseRupees } from '@boxwright/money';
import { findAttempt, inTransaction, ledgerOf, paymentEventsOf } from '@boxwright/storage';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, postReturn, postWebhook } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.payu.breaksDown(false);
  await shop.runJobs();
});

const messagesOf = (txnid: string) => paymentEventsOf(shop.services.db, txnid);
/** The number of waiting questions to the gateway. */
const waiting = async () => {
  const { rows } = await shop.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where name = 'VerifyPayment' and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.count;
};

describe('messages about a payment', () => {
  test('are kept once each, shortened, and at most twenty unsigned ones', async () => {
    const { txnid } = await openPayment(shop);
    const forged = (own: object) => ({ txnid, status: 'success', hash: 'f'.repeat(128), ...own });
    await Promise.all(Array.from({ length: 12 }, () => postReturn(shop, forged({ udf1: 'the same' }))));
    expect(await messagesOf(txnid)).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 40 }, (_, place) =>
        postWebhook(shop, forged({ junk: 'x'.repeat(60_000), place: `${place}` })),
      ),
    );
    const kept = await messagesOf(txnid);
    expect(kept).toHaveLength(20);
    for (const { payload } of kept) expect(JSON.stringify(payload).length).toBeLessThan(12_000);
  });

  test('that are signed are kept beside the unsigned ones, at most twenty of them', async () => {
    const { txnid, form } = await openPayment(shop);
    for (let place = 0; place < 25; place += 1) await postReturn(shop, { txnid, status: 'success', place: `${place}` });
    const signed = shop.payu.returned(form, 'failed');
    // The signature covers some of the fields: the others can be changed by anybody who has one signed message.
    for (let place = 0; place < 25; place += 1) await postReturn(shop, { ...signed, field9: `${place}` });
    const kept = await messagesOf(txnid);
    expect(kept.filter(({ hashOk }) => hashOk === true)).toHaveLength(20);
    expect(kept.filter(({ hashOk }) => hashOk === false)).toHaveLength(20);
  });

  test('of the gateway stay whole', async () => {
    const { txnid, form } = await openPayment(shop);
    const body = shop.payu.returned(form, 'failed');
    await postReturn(shop, body);
    expect(await messagesOf(txnid)).toMatchObject([{ hashOk: true, payload: body }]);
  });

  test('with an impossible transaction number are answered like others, and nothing of them is stored', async () => {
    const stored = () => shop.services.db.execute(sql`select count(*) from payment_events`);
    const before = (await stored()).rows;
    for (const txnid of ['nul\0nul', 'half \uD83D', 'x'.repeat(26)]) {
      expect((await postReturn(shop, { txnid, status: 'success' })).statusCode).toBe(303);
      expect((await postWebhook(shop, { txnid, status: 'success' })).statusCode).toBe(200);
    }
    expect((await stored()).rows).toEqual(before);
    expect(await waiting()).toBe(0);
  });
});

describe('the question to the gateway', () => {
  test('waits once for each payment, however many messages come', async () => {
    const { txnid, form } = await openPayment(shop);
    await shop.runJobs();
    const body = shop.payu.returned(form, 'captured');
    await Promise.all(Array.from({ length: 15 }, (_, place) => postWebhook(shop, { ...body, field9: `${place}` })));
    expect(await waiting()).toBe(1);
    expect((await findAttempt(shop.services.db, txnid))?.attempt).toMatchObject({ state: 'open' });
  });

  test('is asked at once when a signed message comes while it waits for another try', async () => {
    const { txnid, form, orderId, total } = await openPayment(shop);
    await shop.runJobs();
    shop.payu.breaksDown(true);
    await postWebhook(shop, shop.payu.returned(form, 'captured'));
    expect(await shop.runJobs()).toMatchObject({ failed: 1 });
    shop.payu.breaksDown(false);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    expect(await shop.runJobs()).toMatchObject({ done: 0 });
    await postWebhook(shop, shop.payu.returned(form, 'captured'));
    expect(await waiting()).toBe(1);
    await shop.runJobs();
    expect(await ledgerOf(shop.services.db, orderId)).toHaveLength(1);
  });

  test('is not lost when it comes while another one is being asked', async () => {
    const { txnid } = await openPayment(shop);
    await shop.runJobs();
    const { db, jobs } = shop.services;
    const enqueue = () => inTransaction(db, (tx) => jobs.enqueue(tx, 'VerifyPayment', { txnid }));
    let runs = 0;
    const handlers = {
      VerifyPayment: async () => {
        runs += 1;
        if (runs === 1) await enqueue();
      },
    };
    await enqueue();
    await shop.services.jobs.drain(handlers, { services: shop.services, log: pino({ level: 'silent' }) });
    expect(runs).toBe(2);
  });

  test('is caused by unsigned messages once in three seconds, and by signed ones always', async () => {
    const { txnid, form } = await openPayment(shop);
    await shop.runJobs();
    const forged = (place: number) => ({ txnid, status: 'success', hash: 'f'.repeat(128), place: `${place}` });
    await postReturn(shop, forged(0));
    expect(await waiting()).toBe(0);
    await postWebhook(shop, forged(1));
    await postReturn(shop, forged(2));
    expect(await waiting()).toBe(0);
    shop.clock.advance({ seconds: 3 });
    await postWebhook(shop, forged(3));
    expect(await waiting()).toBe(1);
    await shop.runJobs();
    await postReturn(shop, shop.payu.returned(form, 'captured'));
    expect(await waiting()).toBe(1);
  });
});
