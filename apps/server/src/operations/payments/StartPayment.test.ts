import { parseRupees } from '@boxwright/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestHashIsValid } from '../../gateways/payu/protocol.ts';
import { settlePayment } from '../../payments/settlePayment.ts';
import { openShop, type Shop } from '../../testing/openShop.ts';
import { openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('StartPayment', () => {
  test('hands out a signed form over the whole total, without the salt', async () => {
    const { customer, place } = await readyToOrder(shop);
    const placed = await place();
    const started = await customer.call('StartPayment', { orderid: placed.data.order_id, purpose: 'full' });
    expect(started).toMatchObject({ status: 200, data: { amount: placed.data.total_amount } });
    const { fields, action, txnid } = started.data;
    expect(action).toBe('https://payu.example/_payment');
    expect(fields).toMatchObject({ txnid, amount: placed.data.total_amount.toFixed(2), firstname: 'Meena' });
    expect(requestHashIsValid(shop.payu.credentials, fields)).toBe(true);
    expect(JSON.stringify(started.data)).not.toContain(shop.payu.credentials.salt);
  });

  test('clicked twice within a minute is one attempt, later a new one', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    const start = () => customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.data.txnid, second.data.txnid]).toEqual([txnid, txnid]);
    shop.clock.advance({ seconds: 61 });
    expect((await start()).data.txnid).not.toBe(txnid);
  });

  test('an attempt of before the clock was set back by a day is none of a moment ago', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    shop.clock.advance({ days: -1 });
    const { data } = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    expect(data.txnid).not.toBe(txnid);
  });

  test('asks for nothing more once the order is paid', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    await settlePayment(shop.services, txnid);
    const again = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    expect(again).toMatchObject({ status: 409, data: 'This order is paid already.' });
  });

  test("is the customer's own business, signed in", async () => {
    const { orderId } = await openPayment(shop);
    const body = { orderid: orderId, purpose: 'full' };
    const stranger = await shop.customer();
    expect(await stranger.call('StartPayment', body)).toMatchObject({ status: 404 });
    expect(await shop.visitor().call('StartPayment', body)).toMatchObject({ status: 401 });
    expect(await stranger.call('StartPayment', { ...body, amount: 1 })).toMatchObject({ status: 400 });
    expect(await stranger.call('StartPayment', { ...body, purpose: 'none' })).toMatchObject({ status: 400 });
  });
});
