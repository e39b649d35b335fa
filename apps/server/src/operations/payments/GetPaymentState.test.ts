import { parseRupees } from '@boxwright/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentIdOf } from '../../testing/fake-payu.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GetPaymentState', () => {
  test('asks the gateway for everybody who has the number, as the browser may return without its cookies', async () => {
    const { txnid, total, orderId, place } = await openPayment(shop);
    const { order_number } = (await place()).data;
    const visitor = shop.visitor();
    const ask = () => visitor.call('GetPaymentState', { txnid });
    expect((await ask()).data).toEqual({
      state: 'open',
      order_id: orderId,
      order_number,
      amount: total,
      excess: 0,
      mipid: '',
      demonstration: false,
    });
    shop.payu.says(txnid, 'captured', parseRupees(total));
    // A second call right after it returns the stored state.
    expect((await ask()).data.state).toBe('open');
    shop.clock.advance({ seconds: 3 });
    expect((await ask()).data).toEqual({
      state: 'succeeded',
      order_id: orderId,
      order_number,
      amount: total,
      excess: 0,
      mipid: paymentIdOf(txnid),
      demonstration: false,
    });
  });

  test('stays open while the gateway is unreachable', async () => {
    const { txnid } = await openPayment(shop);
    shop.payu.breaksDown(true);
    expect((await shop.visitor().call('GetPaymentState', { txnid })).data.state).toBe('open');
    shop.payu.breaksDown(false);
  });

  test('refuses unknown payments', async () => {
    const visitor = shop.visitor();
    expect(await visitor.call('GetPaymentState', { txnid: 'nobodys-payment' })).toMatchObject({ status: 404 });
    expect(await visitor.call('GetPaymentState', { txnid: 'x'.repeat(26) })).toMatchObject({ status: 400 });
  });
});
