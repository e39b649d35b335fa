import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows the day to the order’s own customer, and to nobody else', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  expect((await customer.call('GetReorderReminder', { orderid })).data).toEqual({ due_on: null });
  await customer.call('SetReorderReminder', { orderid, weeks: 8 });
  expect((await customer.call('GetReorderReminder', { orderid })).data).toEqual({ due_on: '2027-01-15' });
  const other = await shop.customer();
  expect((await other.call('GetReorderReminder', { orderid })).status).toBe(404);
  expect((await shop.visitor().call('GetReorderReminder', { orderid })).status).toBe(401);
  expect((await customer.call('GetReorderReminder', { orderid: 'x' })).status).toBe(400);
});
