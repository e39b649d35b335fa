import { parseRupees } from '@boxwright/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, openPayment, postReturn } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const track = (token: string) => shop.visitor().call('GetTrackedOrder', { token });

test('opens an order from its mail without prices, addresses, telephone numbers and notes', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  await shop.runJobs();
  const [mail = ''] = await mailsTo(shop, customer.email, 'is on its way');
  const token = /\/track\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const { status, data } = await track(token);
  expect(status).toBe(200);
  expect(data).toMatchObject({ fld_order_id: orderId, fld_city: 'Coimbatore', fld_order_status: 'Dispatched' });
  expect(data.steps[3]).toMatchObject({ fld_courier: 'Blue Dart', fld_tracking_number: '4412 7781' });
  const shown = JSON.stringify(data);
  for (const secret of ['amount', 'Race Course', '9840012345', customer.email, 'Sundaram', 'Two cartons', '641001']) {
    expect(shown).not.toContain(secret);
  }
});

test('says that a payment is under way, until it is decided', async () => {
  const { customer, orderId, txnid, form, total } = await openPayment(shop);
  const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  expect((await track(data.fld_track_token)).data.fld_open_attempt).toBe(true);
  shop.payu.says(txnid, 'captured', parseRupees(total));
  await postReturn(shop, shop.payu.returned(form, 'captured'));
  expect((await track(data.fld_track_token)).data.fld_open_attempt).toBe(false);
});

test('refuses tokens of another kind and altered tokens', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const { data: rows } = await customer.call('GetCustomerOrderDetails', { WhereClause: { fld_order_id: orderId } });
  const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  const own: string = data.fld_track_token;
  const altered = (own.startsWith('A') ? 'B' : 'A') + own.slice(1);
  for (const token of [rows[0].fld_download_token, altered, String(orderId), '']) {
    expect((await track(token)).status).toBe(404);
  }
  expect((await shop.visitor().call('GetTrackedOrder', {})).status).toBe(400);
  // A tracking link doesn't open the order's papers either, which have prices and addresses.
  expect((await shop.app.inject(`/downloads/order-form/${own}`)).statusCode).toBe(404);
});

test('expires half a year after the last event', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  shop.clock.advance({ days: 179 });
  expect((await track(data.fld_track_token)).status).toBe(200);
  await moveOrderTo(await shop.staff(), orderId, 'Order Accepted');
  shop.clock.advance({ days: 179 });
  expect((await track(data.fld_track_token)).status).toBe(200);
  shop.clock.advance({ days: 1 });
  expect(await track(data.fld_track_token)).toMatchObject({ status: 404, data: 'This link has expired.' });
});
