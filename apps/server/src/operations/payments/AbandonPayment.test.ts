import { parseRupees } from '@boxwright/money';
import { findOrder, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, openPayment } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('AbandonPayment', () => {
  test('gives up a payment that the gateway doesn’t know, so that the order can be changed to the cart', async () => {
    const { customer, orderId, txnid, total, place } = await openPayment(shop);
    await addBoxes(customer, { boardid: 4 });
    expect(await place()).toMatchObject({ status: 409 });
    expect((await customer.call('AbandonPayment', { orderid: orderId })).data).toEqual({ paid: false });
    expect(await place()).toMatchObject({ status: 200, data: { order_id: orderId } });
    expect(await linesOfOrders(shop.services.db, [orderId])).toHaveLength(2);
    // The buyer pays in the other tab nevertheless: the money counts for the order, and staff get an alert.
    shop.payu.says(txnid, 'captured', parseRupees(total));
    await settlePayment(shop.services, txnid);
    expect(await findOrder(shop.services.db, orderId)).toMatchObject({ paymentStatus: 'Partially Paid' });
    const { data: alerts } = await (await shop.staff()).call('GetAlerts');
    expect(JSON.stringify(alerts)).toContain('came late');
  });

  test('finds out that the payment has succeeded', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    expect((await customer.call('AbandonPayment', { orderid: orderId })).data).toEqual({ paid: true });
    expect(await findOrder(shop.services.db, orderId)).toMatchObject({ paymentStatus: 'Paid' });
    expect((await customer.call('AbandonPayment', { orderid: orderId })).data).toEqual({ paid: true });
  });

  test('doesn’t take the balance for paid because the half before was', async () => {
    const { customer, orderId } = await openPayment(shop);
    await customer.call('AbandonPayment', { orderid: orderId });
    const { data: half } = await customer.call('StartPayment', { orderid: orderId, purpose: 'half' });
    shop.payu.says(half.txnid, 'captured', parseRupees(half.amount));
    await settlePayment(shop.services, half.txnid);
    expect((await customer.call('StartPayment', { orderid: orderId, purpose: 'balance' })).status).toBe(200);
    expect((await customer.call('AbandonPayment', { orderid: orderId })).data).toEqual({ paid: false });
  });

  test('keeps a payment that the bank is deciding about, or whose state can’t be asked for', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    shop.payu.breaksDown(true);
    expect(await customer.call('AbandonPayment', { orderid: orderId })).toMatchObject({ status: 503 });
    shop.payu.breaksDown(false);
    shop.payu.says(txnid, 'pending', parseRupees(total));
    expect(await customer.call('AbandonPayment', { orderid: orderId })).toMatchObject({ status: 409 });
  });

  test('refuses strangers, signed out and signed in, and a missing order', async () => {
    const { orderId } = await openPayment(shop);
    const other = await shop.customer();
    expect(await other.call('AbandonPayment', { orderid: orderId })).toMatchObject({ status: 404 });
    expect(await other.call('AbandonPayment', {})).toMatchObject({ status: 400 });
    expect(await shop.visitor().call('AbandonPayment', { orderid: orderId })).toMatchObject({ status: 401 });
  });
});
