import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskNotes } from '../../testing/desk.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a note is for staff only: neither the customer’s operations nor the audit trail show it', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const desk = await shop.staff('Order desk');
  const text = 'Pays late, <b>call</b> first';
  expect((await desk.call('AddOrderNote', { orderid: orderId, text })).status).toBe(200);
  expect(await deskNotes(await shop.staff('Production'), orderId)).toMatchObject([
    { text, by: 'Order Desk', own: false },
  ]);
  const own = [
    ['GetOrderTimeline', { orderid: orderId }],
    ['GetOrderMessages', { orderid: orderId }],
    ['GetReturns', { orderid: orderId }],
    ['GetCancellation', { orderid: orderId }],
    ['GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } }],
    ['GetCustomerOrderDetails', { WhereClause: { fld_order_id: orderId } }],
    ['GetOrderDocuments', { WhereClause: { fld_order_id: orderId } }],
  ] as const;
  for (const [name, body] of own) {
    const answer = await customer.call(name, body);
    expect(answer.status, name).toBe(200);
    expect(JSON.stringify(answer.body), name).not.toContain('Pays late');
  }
  const [change] = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 1);
  expect(change?.operation).toBe('AddOrderNote');
  expect(JSON.stringify(change)).not.toContain('Pays late');
});

test('two presses write one note', async () => {
  const { orderId } = await paidOrder(shop);
  const desk = await shop.staff('Order desk');
  const write = () => desk.call('AddOrderNote', { orderid: orderId, text: 'Rang at ten' });
  const both = await Promise.all([write(), write()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await deskNotes(desk, orderId)).toMatchObject([{ text: 'Rang at ten' }]);
});

test('refuses an empty or too long text, and orders that don’t exist', async () => {
  const desk = await shop.staff();
  const { orderId } = await paidOrder(shop);
  expect((await desk.call('AddOrderNote', { orderid: orderId, text: ' ' })).data).toBe('Please write a note.');
  expect((await desk.call('AddOrderNote', { orderid: orderId, text: 'a'.repeat(2001) })).status).toBe(400);
  expect((await desk.call('AddOrderNote', { orderid: 999_999, text: 'a' })).status).toBe(404);
});

test('is for staff who may change orders', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const note = { orderid: orderId, text: 'a' };
  for (const visitor of [customer, shop.visitor()]) expect((await visitor.call('AddOrderNote', note)).status).toBe(401);
  expect((await (await shop.staff('Production')).call('AddOrderNote', note)).status).toBe(403);
});
