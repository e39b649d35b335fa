import { parseRupees } from '@boxwright/money';
import { findOrder, inTransaction, ledgerOf, listOrdersOf, moveOrder } from '@boxwright/storage';
import { ownPlace } from '@boxwright/testing';
import { isThorough } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import {
  addBoxes,
  addressOf,
  openPayment,
  postReturn,
  postWebhook,
  readyToOrder,
  soapBoxes,
} from '../../testing/orders.ts';
import { orderNumber } from '../company/order-number.ts';
import { settlePayment } from '../payments/settle-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
});
afterAll(() => shop.close());

const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();

/** Says that the gateway took a payment, in rupees. */
const takes = (txnid: string, amount: number | string) =>
  shop.payu.says(txnid, 'captured', parseRupees(String(amount)));

const numberOf = async (orderId: number): Promise<string> => {
  const order = await findOrder(shop.services.db, orderId);
  if (!order) throw new Error('There is no such order.');
  return orderNumber(order);
};

describe.each(times(isThorough ? 4 : 2))('one order and the right money, turn %i', (turn) => {
  test('when a cart is placed fifty times at once, from two tabs with different addresses', async () => {
    const { customer, place, placing } = await readyToOrder(shop);
    const [line] = (await customer.call('GetCartWebsite', { id: null })).data;
    const seen = { acceptedtotal: line.fld_cart_amount };
    const other = await customer.call('Add_CustomerAddress', addressOf('Shipping', { area: '9 Other Road' }));
    const tabs = [placing.shippingaddress, other.data.addressId as number];
    const answers = await Promise.all(times(50).map((turn) => place({ ...seen, shippingaddress: tabs[turn % 2] })));
    expect(statuses(answers)).toEqual([200]);
    expect(new Set(answers.map(({ data }) => `${data.order_number} ${data.total_amount}`)).size).toBe(1);
    const orders = await listOrdersOf(shop.services.db, customer.id);
    expect(orders).toMatchObject([{ totalPaise: parseRupees(String(line.fld_cart_amount)) }]);
    expect(['7 Race Course Road', '9 Other Road']).toContain(orders[0]?.shippingAddress.area);
  });

  test('when a visitor signs in while boxes are added: they come along, once', async () => {
    const { email, password } = await shop.customer();
    const visitor = shop.visitor();
    const isFilled = turn % 2 === 1;
    if (isFilled) await addBoxes(visitor, { boardid: 4 });
    const [added, signedIn] = await Promise.all([
      visitor.call('AddToCartWebsite', soapBoxes),
      visitor.call('AddwebsiteLogin', { email, password }),
    ]);
    expect(statuses([added, signedIn])).toEqual([200]);
    // As the pages do after signing in, and after adding to a cart in a tab that didn't know of the sign-in.
    await Promise.all([visitor.call('MoveTmpCrtToMain', {}), visitor.call('MoveTmpCrtToMain', {})]);
    const { data: lines } = await visitor.call('GetCartWebsite', { id: null });
    expect(lines).toHaveLength(isFilled ? 2 : 1);
  });

  test('when boxes are added while the cart is placed and paid: they are in the order, or left in a cart', async () => {
    const { customer, place, placing } = await readyToOrder(shop);
    const [placed] = await Promise.all([place(), addBoxes(customer, { boardid: 4 })]);
    const orderid = placed.data.order_id;
    const started = await customer.call('StartPayment', { orderid, purpose: 'full', asplaced: true });
    takes(started.data.txnid, started.data.amount);
    await settlePayment(shop.services, started.data.txnid);
    const { data: rows } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderid } });
    const { data: left } = await customer.call('GetCartWebsite', { id: null });
    expect(rows.length + left.length).toBe(2);
    expect(await customer.call('PlaceOrder', placing)).toMatchObject({ status: 200, data: { order_id: orderid } });
  });

  test('when return, webhook and waiting page settle a payment together, in any order', async () => {
    const { customer, orderId, txnid, form, total } = await openPayment(shop);
    takes(txnid, total);
    const returned = shop.payu.returned(form, 'captured');
    await Promise.all([
      postWebhook(shop, returned),
      postReturn(shop, returned),
      settlePayment(shop.services, txnid),
      customer.call('GetPaymentState', { txnid }),
      customer.call('AbandonPayment', { orderid: orderId }),
    ]);
    await shop.runJobs();
    expect(await ledgerOf(shop.services.db, orderId)).toMatchObject([{ amountPaise: parseRupees(String(total)) }]);
    expect(await findOrder(shop.services.db, orderId)).toMatchObject({ paymentStatus: 'Paid' });
  });

  test.each([
    ['the return comes before the webhook', [postReturn, postWebhook]],
    ['the webhook comes before the return', [postWebhook, postReturn]],
  ])('when %s, and both come again', async (_, ways) => {
    const { orderId, txnid, form, total } = await openPayment(shop);
    takes(txnid, total);
    const returned = shop.payu.returned(form, 'captured');
    for (const post of [...ways, ...ways]) {
      await post(shop, returned);
      await shop.runJobs();
      expect(await ledgerOf(shop.services.db, orderId)).toMatchObject([{ amountPaise: parseRupees(String(total)) }]);
      expect(await findOrder(shop.services.db, orderId)).toMatchObject({ paymentStatus: 'Paid' });
    }
  });

  test('when paying later, on delivery and online are chosen at once: one of them applies', async () => {
    const { customer, place } = await readyToOrder(shop, { address: ownPlace() });
    const orderid = (await place()).data.order_id;
    const answers = await Promise.all([
      customer.call('ConfirmOrder', { orderid, paymentmode: 'COD' }),
      customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' }),
      customer.call('StartPayment', { orderid, purpose: 'half' }),
    ]);
    const order = await findOrder(shop.services.db, orderid);
    const [cash, later, half] = answers.map(({ status }) => status === 200);
    // An order to be paid later may also be paid by half, if that comes second.
    expect([cash, later].filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(cash && half).toBe(false);
    expect(order?.paymentMode).toBe(cash ? 'COD' : later ? 'PayLater' : 'OnlinePartialPayment');
    expect(order?.codFeePaise === 0).toBe(!cash);
  });

  test('when a balance is paid twice at once: all money is in the ledger, and an alert names the overpaid amount', async () => {
    const { customer, place } = await readyToOrder(shop);
    const { order_id: orderid } = (await place()).data;
    const half = (await customer.call('StartPayment', { orderid, purpose: 'half' })).data;
    takes(half.txnid, half.amount);
    await settlePayment(shop.services, half.txnid);
    const first = (await customer.call('StartPayment', { orderid, purpose: 'balance' })).data;
    shop.clock.advance({ minutes: 5 });
    const second = (await customer.call('StartPayment', { orderid, purpose: 'balance' })).data;
    expect(second.txnid).not.toBe(first.txnid);
    for (const { txnid, amount } of [first, second]) takes(txnid, amount);
    await Promise.all([first, second].map(({ txnid }) => settlePayment(shop.services, txnid)));
    expect(await ledgerOf(shop.services.db, orderid)).toHaveLength(3);
    expect(await findOrder(shop.services.db, orderid)).toMatchObject({ paymentStatus: 'Paid' });
    const { data: alerts } = await (await shop.staff()).call('GetAlerts');
    expect(JSON.stringify(alerts)).toContain('is overpaid by');
  });

  test('when a payment succeeds after cash on delivery was chosen', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop, { address: ownPlace() });
    await customer.call('AbandonPayment', { orderid: orderId });
    expect(await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'COD' })).toMatchObject({
      status: 200,
    });
    takes(txnid, total);
    await settlePayment(shop.services, txnid);
    const { data } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    expect(data[0]).toMatchObject({ fld_amount_paid: total, fld_payment_status: 'Partially Paid' });
    expect(data[0].fld_balance_due).toBeCloseTo(data[0].fld_total - total, 2);
    const { data: alerts } = await (await shop.staff()).call('GetAlerts');
    expect(JSON.stringify(alerts)).toContain('came late');
  });

  test('when a payment succeeds after its order was cancelled: the money is kept, and staff get one alert', async () => {
    const { orderId, txnid, form, total } = await openPayment(shop);
    const { db } = shop.services;
    await inTransaction(db, (tx) => moveOrder(tx, orderId, { from: ['IN-PROCESS'], to: 'Cancelled' }));
    takes(txnid, total);
    const returned = shop.payu.returned(form, 'captured');
    await Promise.all([postWebhook(shop, returned), postReturn(shop, returned), settlePayment(shop.services, txnid)]);
    const [entry, ...others] = await ledgerOf(db, orderId);
    expect([entry?.amountPaise, others]).toEqual([parseRupees(String(total)), []]);
    expect(await findOrder(db, orderId)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Paid' });
    const { data: alerts } = await (await shop.staff()).call('GetAlerts');
    const ofOrder = JSON.stringify(alerts).match(new RegExp(`"[^"]*${await numberOf(orderId)} is cancelled, but`, 'g'));
    expect(ofOrder).toHaveLength(1);
  });
});
