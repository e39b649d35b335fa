import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const send = (visitor: ShopVisitor, orderid: number) => visitor.call('SendPaymentLink', { orderid });

test('mails the customer the link once, however often it is pressed', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  expect((await send(desk, orderId)).data).toEqual({ recipient: customer.email });
  await send(desk, orderId);
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email, 'please pay');
  expect(mails).toHaveLength(1);
  const token = /\/pay\/([\w-]+)/.exec(mails[0] ?? '')?.[1] ?? '';
  expect((await shop.visitor().call('GetOrderToPay', { token })).status).toBe(200);
});

test('not for an order that is paid, and only by staff who may change orders', async () => {
  const { customer, orderId } = await paidOrder(shop);
  expect(await send(desk, orderId)).toMatchObject({ status: 409, data: 'There is nothing to pay for this order.' });
  expect((await send(desk, 999_999)).status).toBe(404);
  expect((await desk.call('SendPaymentLink', {})).status).toBe(400);
  for (const visitor of [customer, shop.visitor()]) expect((await send(visitor, orderId)).status).toBe(401);
  expect((await send(await shop.staff('Accounts'), orderId)).status).toBe(403);
});
