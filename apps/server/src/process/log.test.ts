import { insertAttempt, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLater } from '../selling/payments/record-posted-back.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment, postReturn, postWebhook } from '../testing/orders.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ log });
});
afterAll(() => shop.close());

/** The log's description of an error. */
const logOf = (error: unknown): string => {
  lines.length = 0;
  log.error({ err: error }, 'a message');
  return lines.join('');
};

describe('the log', () => {
  test('describes a failed query without its parameters, at any depth of causes', async () => {
    const { txnid, orderId } = await openPayment(shop);
    const now = shop.clock.now();
    const error = await inTransaction(shop.services.db, (tx) =>
      insertAttempt(tx, {
        orderId,
        txnid,
        purpose: 'full',
        amountPaise: 100,
        gateway: 'payu',
        createdAt: now,
        nextCheckAt: now,
      }),
    ).catch((problem: unknown) => problem);
    for (const each of [error, new Error('outer', { cause: error }), new AggregateError([error], 'several')]) {
      expect(logOf(each)).toContain('duplicate key value violates unique constraint');
      expect(logOf(each)).toContain('insert into');
      expect(logOf(each)).toContain('at ');
      expect(logOf(each)).not.toContain(txnid);
    }
  });

  test('contains an error’s stack and code', () => {
    const error = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: 'what was asked for' });
    expect(JSON.parse(logOf(error)).err).toMatchObject({
      type: 'TypeError',
      message: 'Invalid URL',
      code: 'ERR_INVALID_URL',
      stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    });
    expect(logOf(error)).not.toContain('what was asked for');
  });

  test('contains no transaction number, whatever happens to a payment', async () => {
    const { customer, txnid, form, place } = await openPayment(shop);
    lines.length = 0;
    shop.payu.breaksDown(true);
    const posted = { ...form, status: 'success', mihpayid: '403', hash: 'forged' };
    await postReturn(shop, posted);
    await postWebhook(shop, posted);
    await postReturn(shop, { ...posted, txnid: `${txnid.slice(0, -1)}_` });
    await postWebhook(shop, { ...posted, txnid: `${txnid.slice(0, -1)}_` });
    await postReturn(shop, { txnid });
    await shop.visitor().call('GetPaymentState', { txnid });
    await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_payment_trx_num: txnid } });
    await shop.app.inject(`/payments/return?txnid=${txnid}&a=%00`);
    await place();
    await verifyLater(shop.services, `${txnid.slice(0, -1)}_`);
    await shop.runJobs();
    shop.payu.breaksDown(false);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(txnid.slice(0, -1)))).toEqual([]);
  });
});
