import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('stops a link once, however often it is pressed, and its replacement opens the order', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const { data } = await customer.call('GetOrderTimeline', { orderid: orderId });
  const token: string = data.fld_track_token;
  const stops = await Promise.all([1, 2].map(() => customer.call('StopTrackingLink', { orderid: orderId, token })));
  const [next] = stops.map((stop) => stop.data.fld_track_token);
  expect(stops.map((stop) => stop.data.fld_track_token)).toEqual([next, next]);
  expect((await customer.call('GetOrderTimeline', { orderid: orderId })).data.fld_track_token).toBe(next);
  const track = (link: string) => shop.visitor().call('GetTrackedOrder', { token: link });
  expect(await track(token)).toMatchObject({ status: 404, data: expect.stringContaining('stopped') });
  expect((await track(next)).data.fld_order_id).toBe(orderId);
  await customer.call('StopTrackingLink', { orderid: orderId, token: next });
  expect((await track(next)).status).toBe(404);
});

test('stopping a link again that was stopped long ago changes no other link', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const stop = async (token: string): Promise<string> =>
    (await customer.call('StopTrackingLink', { orderid: orderId, token })).data.fld_track_token;
  const first = (await customer.call('GetOrderTimeline', { orderid: orderId })).data.fld_track_token;
  const second = await stop(first);
  const third = await stop(second);
  expect(await stop(first)).toBe(third);
  const statuses = [first, second, third].map((token) => shop.visitor().call('GetTrackedOrder', { token }));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 404, 200]);
});

test('is for the order’s customer, with a link of that order', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const other = await paidOrder(shop);
  const token = (await customer.call('GetOrderTimeline', { orderid: orderId })).data.fld_track_token;
  expect((await other.customer.call('StopTrackingLink', { orderid: orderId, token })).status).toBe(404);
  expect((await other.customer.call('StopTrackingLink', { orderid: other.orderId, token })).status).toBe(400);
  expect((await shop.visitor().call('StopTrackingLink', { orderid: orderId, token })).status).toBe(401);
  expect((await shop.visitor().call('GetTrackedOrder', { token })).status).toBe(200);
});
