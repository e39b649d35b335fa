import { unreadMessages } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mark = (visitor: ShopVisitor, orderid: number, seen_message_id: number) =>
  visitor.call('MarkMessagesRead', { orderid, seen_message_id });

test('marks the messages that were seen as read, and not later ones', async () => {
  const desk = await shop.staff('Order desk');
  const { customer, orderId } = await paidOrder(shop);
  const ids: number[] = [];
  for (const text of ['First', 'Second']) {
    ids.push((await customer.call('WriteToDesk', { orderid: orderId, text })).data.message_id);
  }
  const [first = 0, second = 0] = ids;
  expect((await mark(desk, orderId, first)).data).toEqual({ read: 1 });
  expect((await mark(desk, orderId, first)).data).toEqual({ read: 0 });
  expect((await unreadMessages(shop.services.db, 5)).map(({ message }) => message.id)).toEqual([second]);
  expect((await mark(desk, orderId, 0)).status).toBe(400);
  expect((await mark(desk, 999_999, 1)).status).toBe(404);
  for (const visitor of [customer, shop.visitor()]) expect((await mark(visitor, orderId, second)).status).toBe(401);
  expect((await mark(await shop.staff('Production'), orderId, second)).status).toBe(403);
});
