import { listChanges, unreadMessages } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const write = (visitor: ShopVisitor, orderid: number, seen: number, text = 'Which blue?') =>
  visitor.call('WriteToCustomer', { orderid, text, seen_message_id: seen });

test('mails the customer the message with a link to answer, and marks their messages as read', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const asked = (await customer.call('WriteToDesk', { orderid: orderId, text: 'Hello?' })).data.message_id;
  expect(await unreadMessages(shop.services.db, 5)).toMatchObject([
    { message: { id: asked }, order: { id: orderId }, customerName: 'Meena Sundaram' },
  ]);
  const sent = await write(desk, orderId, asked, 'Which blue? <script>');
  expect(sent.status).toBe(200);
  expect(await unreadMessages(shop.services.db, 5)).toEqual([]);
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'a message from');
  expect(mail).toContain('Which blue? <script>');
  expect(mail).toContain(`/my-orders/${orderId}#messages`);
  const [change] = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 1);
  expect(change).toMatchObject({ operation: 'WriteToCustomer', after: { message: sent.data.message_id } });
});

test('asks to read the newest message first, so two presses send one message', async () => {
  const { orderId } = await paidOrder(shop);
  const both = await Promise.all([write(desk, orderId, 0), write(desk, orderId, 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('refuses an empty and a too long message', async () => {
  const { orderId } = await paidOrder(shop);
  expect((await write(desk, orderId, 0, ' ')).data).toBe('Please write a message.');
  expect((await write(desk, orderId, 0, 'a'.repeat(2001))).status).toBe(400);
  expect((await write(desk, 999_999, 0)).status).toBe(404);
});

test('is for staff who may change orders', async () => {
  const { customer, orderId } = await paidOrder(shop);
  for (const visitor of [customer, shop.visitor()]) expect((await write(visitor, orderId, 0)).status).toBe(401);
  expect((await write(await shop.staff('Accounts'), orderId, 0)).status).toBe(403);
});
