import { messagesOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const write = (visitor: ShopVisitor, orderid: number, text: string) => visitor.call('WriteToDesk', { orderid, text });

test('two presses send one message, and a flood is stopped', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await Promise.all([write(customer, orderId, 'Once'), write(customer, orderId, 'Once')]);
  expect(await messagesOf(shop.services.db, orderId, 9)).toMatchObject([{ sender: 'customer', text: 'Once' }]);
  for (const text of ['2', '3', '4']) expect((await write(customer, orderId, text)).status).toBe(200);
  expect(await write(customer, orderId, '5')).toMatchObject({ status: 429 });
});

test('refuses an empty message, and other customers’ orders', async () => {
  const { customer, orderId } = await paidOrder(shop);
  expect((await write(customer, orderId, '')).data).toBe('Please write a message.');
  expect((await write(await shop.customer(), orderId, 'Mine?')).status).toBe(404);
  expect((await write(shop.visitor(), orderId, 'Mine?')).status).toBe(401);
  expect((await write(await shop.staff(), orderId, 'Mine?')).status).toBe(401);
});
