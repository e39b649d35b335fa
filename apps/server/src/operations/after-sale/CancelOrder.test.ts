import { parseRupees } from '@boxwright/money';
import { alertsOf, findOrder, ledgerOf, refundsOf, stepsOfOrder } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, openPayment, payInFull, postReturn, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

const cancel = (customer: ShopVisitor, orderId: number) => customer.call('CancelOrder', { orderid: orderId });
const sumOf = async (orderId: number) =>
  (await ledgerOf(shop.services.db, orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

test('cancels a paid order and pays it back, with one mail for each', async () => {
  const { customer, orderId, total } = await paidOrder(shop);
  expect(await cancel(customer, orderId)).toMatchObject({ status: 200, data: { refund: total } });
  expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Paid' });
  await shop.runJobs();
  expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' });
  expect(await sumOf(orderId)).toBe(0);
  expect(await cancel(customer, orderId)).toMatchObject({ status: 200, data: { refund: total } });
  await shop.runJobs();
  const notices = await mailsTo(shop, customer.email, 'refunded');
  expect(notices).toEqual([expect.stringContaining('we have paid')]);
  expect(await mailsTo(shop, customer.email, 'is cancelled')).toEqual([
    expect.stringMatching(/The refund of ₹[\d,.]+ goes back to the card or account that you paid with/),
  ]);
});

test('cancels an unpaid order: its cart is closed, and it can’t be paid any more', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  expect(await cancel(customer, orderId)).toMatchObject({ status: 200, data: { refund: 0 } });
  const pay = await customer.call('StartPayment', { orderid: orderId, purpose: 'full', asplaced: true });
  expect(pay).toMatchObject({ status: 409, data: 'This order has been cancelled.' });
  expect((await customer.call('GetCartWebsite', {})).data).toEqual([]);
});

test('nothing is due for a cancelled order, and its details have the time of the cancellation', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const details = async () =>
    (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data[0];
  expect(await details()).toMatchObject({ fld_cancelled_on: null });
  await cancel(customer, orderId);
  const [step] = await stepsOfOrder(shop.services.db, orderId);
  expect(await details()).toMatchObject({
    ...{ fld_order_status: 'Cancelled', fld_balance_due: 0, fld_cancelled_on: step?.createdAt.toISOString() },
  });
});

test('refuses customers once the order is in production, and everybody else; staff may cancel until it is dispatched', async () => {
  const { customer, orderId } = await paidOrder(shop);
  expect((await cancel(shop.visitor(), orderId)).status).toBe(401);
  expect((await cancel(await shop.customer(), orderId)).status).toBe(404);
  expect((await customer.call('CancelOrder', { orderid: 'x' })).status).toBe(400);
  await moveOrderTo(desk, orderId, 'In Production');
  expect(await cancel(customer, orderId)).toMatchObject({ status: 409, data: expect.stringContaining('contact us') });
  expect(await refundsOf(shop.services.db, orderId)).toEqual([]);
  const moved = { orderid: orderId, seenstatus: 'In Production', orderstatus: 'Cancelled' };
  expect((await desk.call('MoveOrder', moved)).status).toBe(200);
  await shop.runJobs();
  expect(await sumOf(orderId)).toBe(0);
});

describe('at the same moment', () => {
  test('two presses cancel once', async () => {
    const { customer, orderId, total } = await paidOrder(shop);
    const both = await Promise.all([1, 2, 3].map(() => cancel(customer, orderId)));
    expect(both.map(({ status, data }) => [status, data.refund])).toEqual(Array(3).fill([200, total]));
    expect(await refundsOf(shop.services.db, orderId)).toHaveLength(1);
    expect(await stepsOfOrder(shop.services.db, orderId)).toHaveLength(1);
  });

  test('staff and customer cancel: the first one decides, and nothing is half done', async () => {
    const { customer, orderId } = await paidOrder(shop);
    await moveOrderTo(desk, orderId, 'Order Accepted');
    const produce = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'In Production' };
    const [cancelled, produced] = await Promise.all([cancel(customer, orderId), desk.call('MoveOrder', produce)]);
    expect([cancelled.status, produced.status].sort()).toEqual([200, 409]);
    const order = await storedOrder(shop, orderId);
    expect(order.status).toBe(cancelled.status === 200 ? 'Cancelled' : 'In Production');
    expect(await refundsOf(shop.services.db, orderId)).toHaveLength(cancelled.status === 200 ? 1 : 0);
  });

  test('a payment arrives: whichever is first, everything is paid back', async () => {
    const { customer, orderId, txnid, form, total } = await openPayment(shop);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    const returned = shop.payu.returned(form, 'captured');
    await Promise.all([cancel(customer, orderId), postReturn(shop, returned)]);
    await shop.runJobs();
    const refunds = await refundsOf(shop.services.db, orderId);
    expect(refunds.map(({ amountPaise, state }) => [amountPaise, state])).toEqual([[parseRupees(total), 'succeeded']]);
    expect(await sumOf(orderId)).toBe(0);
  });
});

test('pays back a payment that arrives after the cancellation, and notifies staff and the customer', async () => {
  const { customer, orderId, txnid, form, total } = await openPayment(shop);
  await cancel(customer, orderId);
  shop.clock.advance({ minutes: 3 });
  shop.payu.says(txnid, 'captured', parseRupees(total));
  await postReturn(shop, shop.payu.returned(form, 'captured'));
  await shop.runJobs();
  expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' });
  const alerts = await alertsOf(shop.services.db, orderId);
  expect(alerts.map(({ kind, message }) => [kind, message])).toEqual([
    ['paid-after-cancel', expect.stringContaining('the money is paid back')],
  ]);
  expect(await mailsTo(shop, customer.email, 'will be refunded')).toHaveLength(1);
  expect(await mailsTo(shop, customer.email, 'payment')).toHaveLength(0);
});

test('refuses an order if another order was priced without its die, which this one pays for', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const again = await readyToOrder(shop, { customer });
  const second: number = (await again.place()).data.order_id;
  await payInFull(shop, customer, second);
  expect(await cancel(customer, orderId)).toMatchObject({
    status: 409,
    data: expect.stringMatching(/^Order BW26-\d{6} was priced without a die, .* cancel that order first/),
  });
  expect((await cancel(customer, second)).status).toBe(200);
  expect((await cancel(customer, orderId)).status).toBe(200);
  expect((await findOrder(shop.services.db, orderId))?.status).toBe('Cancelled');
});

test('refuses after 24 hours', async () => {
  const { customer, orderId } = await paidOrder(shop);
  shop.clock.advance({ hours: 24, seconds: 1 });
  expect(await cancel(customer, orderId)).toMatchObject({
    status: 409,
    data: 'Orders can be cancelled within 24 hours. Please contact us.',
  });
});
