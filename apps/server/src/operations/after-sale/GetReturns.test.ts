import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveredOrder, uploadPhoto } from '../../testing/after-sale.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = (customer: ShopVisitor, orderId: unknown) => customer.call('GetReturns', { orderid: orderId });

test('says from when to when an order can be returned, and which photographs are uploaded for it', async () => {
  shop.clock.set('2026-11-20T19:00:00Z'); // past midnight in India
  const { customer, orderId } = await deliveredOrder(shop, await shop.staff());
  await uploadPhoto(shop, customer, orderId);
  expect((await get(customer, orderId)).data).toEqual({
    problem: null,
    received_on: '2026-11-21',
    last_day: '2026-11-26',
    photos: [{ token: expect.stringMatching(/^[\w-]{24}$/), width: 400, height: 300 }],
    requests: [],
  });
});

test('is for the order’s customer', async () => {
  const { customer, orderId } = await paidOrder(shop);
  expect((await get(customer, orderId)).data).toMatchObject({ problem: expect.any(String), received_on: null });
  expect((await get(await shop.customer(), orderId)).status).toBe(404);
  expect((await get(shop.visitor(), orderId)).status).toBe(401);
  expect((await get(customer, 'x')).status).toBe(400);
});
