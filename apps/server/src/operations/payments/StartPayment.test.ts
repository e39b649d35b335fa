import { parseRupees } from '@boxwright/money';
import { attemptsOf } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestHashIsValid } from '../../adapters/payments/payu/protocol.ts';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('StartPayment', () => {
  test('returns a signed form for the whole total, without the salt', async () => {
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

  test('makes one attempt for two clicks within a minute, and a new one later', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    const start = () => customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.data.txnid, second.data.txnid]).toEqual([txnid, txnid]);
    shop.clock.advance({ seconds: 61 });
    expect((await start()).data.txnid).not.toBe(txnid);
  });

  test('does not reuse an attempt with a future timestamp, after the clock was set back', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    shop.clock.advance({ days: -1 });
    const { data } = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    expect(data.txnid).not.toBe(txnid);
  });

  test('opens no second payment while the bank is deciding, whether from another tab, by the link or for a part', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    const token: string = (await deskOrder(await shop.staff(), orderId)).pay_url.split('/pay/')[1];
    shop.payu.says(txnid, 'pending', parseRupees(total));
    shop.clock.advance({ minutes: 2 });
    const presses = () =>
      Promise.all([
        customer.call('StartPayment', { orderid: orderId, purpose: 'full' }),
        customer.call('StartPayment', { orderid: orderId, purpose: 'half' }),
        shop.visitor().call('PayByLink', { token, purpose: 'full', acceptedtotal: total }),
      ]);
    for (const { status, data, details } of await presses()) {
      expect([status, details]).toEqual([409, { open_payment: txnid }]);
      expect(data).toMatch(
        /^A payment of ₹[\d,.]+ for order BW\d\d-\d{6} was started and isn’t decided yet, so no second/,
      );
    }
    expect(await attemptsOf(shop.services.db, orderId)).toHaveLength(1);
    shop.payu.says(txnid, 'failed', parseRupees(total));
    const again = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    expect(again).toMatchObject({ status: 200 });
    expect(again.data.txnid).not.toBe(txnid);
  });

  test('allows one undecided payment per order, however many tabs choose different ways at once', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { customer, place } = await readyToOrder(shop);
      const { order_id: orderid } = (await place()).data;
      const press = (purpose: string) => customer.call('StartPayment', { orderid, purpose });
      await Promise.all(['full', 'half', 'full', 'half'].map(press));
      const undecided = (await attemptsOf(shop.services.db, orderid)).filter(({ state }) => state === 'open');
      expect(undecided).toHaveLength(1);
    }
  });

  test('opens no payment while the provider can’t be asked about the one before', async () => {
    const { customer, orderId } = await openPayment(shop);
    shop.clock.advance({ minutes: 2 });
    shop.payu.breaksDown(true);
    const refused = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    shop.payu.breaksDown(false);
    expect(refused).toMatchObject({ status: 503, data: expect.stringContaining('can’t reach the payment provider') });
    expect(await attemptsOf(shop.services.db, orderId)).toHaveLength(1);
  });

  test('refuses a further payment once the order is paid', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    await settlePayment(shop.services, txnid);
    const again = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    expect(again).toMatchObject({ status: 409, data: 'This order is paid already.' });
  });

  test('is for the order’s customer only, signed in', async () => {
    const { orderId } = await openPayment(shop);
    const body = { orderid: orderId, purpose: 'full' };
    const stranger = await shop.customer();
    expect(await stranger.call('StartPayment', body)).toMatchObject({ status: 404 });
    expect(await shop.visitor().call('StartPayment', body)).toMatchObject({ status: 401 });
    expect(await stranger.call('StartPayment', { ...body, amount: 1 })).toMatchObject({ status: 400 });
    expect(await stranger.call('StartPayment', { ...body, purpose: 'none' })).toMatchObject({ status: 400 });
  });
});
