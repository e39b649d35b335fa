import { insertAttempt, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { verifyLater } from './payments/notePostedBack.ts';
import { openShop, type Shop } from './testing/openShop.ts';
import { openPayment, postReturn, postWebhook } from './testing/orders.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ log });
});
afterAll(() => shop.close());

/** What the log says of an error. */
const said = (error: unknown): string => {
  lines.length = 0;
  log.error({ err: error }, 'told');
  return lines.join('');
};

describe('the log', () => {
  test('tells a failed query without its parameters, however deep it lies', async () => {
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
      expect(said(each)).toContain('duplicate key value violates unique constraint');
      expect(said(each)).toContain('insert into');
      expect(said(each)).toContain('at ');
      expect(said(each)).not.toContain(txnid);
    }
  });

  test('tells where an error came from, and its code', () => {
    const error = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: 'what was asked for' });
    expect(JSON.parse(said(error)).err).toMatchObject({
      type: 'TypeError',
      message: 'Invalid URL',
      code: 'ERR_INVALID_URL',
      stack: expect.stringMatching(/^ {4}at .*log\.test\.ts/),
    });
    expect(said(error)).not.toContain('what was asked for');
  });

  test('holds no transaction number, whatever becomes of a payment', async () => {
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
