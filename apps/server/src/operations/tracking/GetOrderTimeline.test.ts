import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows the steps with courier and note, the payments, and the link to share', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  const { status, data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  expect(status).toBe(200);
  expect(data.steps).toMatchObject([
    { fld_order_status: 'Order Accepted' },
    { fld_order_status: 'In Production' },
    { fld_order_status: 'Packed', fld_note: 'Two cartons.' },
    { fld_order_status: 'Dispatched', fld_courier: 'Blue Dart', fld_tracking_number: '4412 7781' },
  ]);
  expect(data.payments).toHaveLength(1);
  expect(data.payments[0].amount).toBeGreaterThan(0);
  const tracked = await shop.visitor().call('GetTrackedOrder', { token: data.fld_track_token });
  expect(tracked.data.fld_order_id).toBe(orderId);
});

test('is only for one’s own orders, and needs an order', async () => {
  const { orderId } = await paidOrder(shop);
  const stranger = await shop.customer();
  expect((await stranger.call('GetOrderTimeline', { orderid: orderId })).status).toBe(404);
  expect((await shop.visitor().call('GetOrderTimeline', { orderid: orderId })).status).toBe(401);
  expect((await stranger.call('GetOrderTimeline', { orderid: 'none' })).status).toBe(400);
});
