import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../testing/desk.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows both sides’ messages without names of staff, and shows the desk whether its messages were read', async () => {
  const desk = await shop.staff();
  const { customer, orderId } = await paidOrder(shop);
  await desk.call('WriteToCustomer', { orderid: orderId, text: 'Which blue?', seen_message_id: 0 });
  expect((await deskOrder(desk, orderId)).messages).toMatchObject([{ by: 'Order Desk', read_at: null }]);
  await customer.call('WriteToDesk', { orderid: orderId, text: 'Light blue' });
  const { data } = await customer.call('GetOrderMessages', { orderid: orderId });
  expect(data).toMatchObject([
    { sender: 'staff', text: 'Which blue?' },
    { sender: 'customer', text: 'Light blue', read_at: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('Order Desk');
  expect((await deskOrder(desk, orderId)).messages).toMatchObject([{ read_at: expect.any(String) }, { read_at: null }]);
});

test('shows messages only of one’s own order', async () => {
  const { orderId } = await paidOrder(shop);
  expect((await (await shop.customer()).call('GetOrderMessages', { orderid: orderId })).status).toBe(404);
  expect((await shop.visitor().call('GetOrderMessages', { orderid: orderId })).status).toBe(401);
  expect((await (await shop.customer()).call('GetOrderMessages', {})).status).toBe(400);
});
