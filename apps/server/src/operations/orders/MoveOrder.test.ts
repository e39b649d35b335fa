import { findOrder, listChanges, stepsOfOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WriteMail } from '../../job-handlers/WriteMail.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

const move = (orderId: number, from: string, to: string, more: object = {}) =>
  desk.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: to, ...more });

test('moves an order step by step, and keeps its timeline', async () => {
  const { orderId } = await paidOrder(shop);
  const steps = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered'] as const;
  for (const [place, from] of steps.slice(0, -1).entries()) {
    const to = steps[place + 1] ?? '';
    const more = to === 'Dispatched' ? { courier: 'Blue Dart', trackingnumber: '4412 7781' } : {};
    expect(await move(orderId, from, to, more)).toMatchObject({ status: 200, data: { fld_order_status: to } });
  }
  const timeline = await stepsOfOrder(shop.services.db, orderId);
  expect(timeline.map(({ status }) => status)).toEqual(steps.slice(1));
  expect(timeline[3]).toMatchObject({ courier: 'Blue Dart', trackingNumber: '4412 7781', actor: 'staff' });
  const noted = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 10);
  expect(noted).toHaveLength(5);
  expect(noted[4]).toMatchObject({ before: { status: 'Order Placed' }, after: { status: 'Order Accepted' } });
});

test('refuses a step that is not next, and a status that somebody else has changed', async () => {
  const { orderId } = await paidOrder(shop);
  expect(await move(orderId, 'IN-PROCESS', 'Packed')).toMatchObject({
    status: 409,
    data: 'An order that is Order Placed cannot become Packed.',
  });
  const both = await Promise.all([1, 2].map(() => move(orderId, 'IN-PROCESS', 'Order Accepted')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.data).toBe(
    'This order is Order Accepted now: Order Desk took that step meanwhile.',
  );
  expect((await findOrder(shop.services.db, orderId))?.status).toBe('Order Accepted');
  // Refused steps aren't noted.
  expect(await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 10)).toHaveLength(1);
});

test('asks for the courier when an order is sent', async () => {
  const { orderId } = await paidOrder(shop);
  for (const [from, to] of [
    ['IN-PROCESS', 'Order Accepted'],
    ['Order Accepted', 'In Production'],
    ['In Production', 'Packed'],
  ] as const)
    await move(orderId, from, to);
  expect(await move(orderId, 'Packed', 'Dispatched')).toMatchObject({ status: 400, data: 'Please enter the courier.' });
});

test('is for staff only', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const body = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  for (const visitor of [customer, shop.visitor()]) {
    expect((await visitor.call('MoveOrder', body)).status).toBe(401);
  }
  expect(await move(999_999, 'IN-PROCESS', 'Order Accepted')).toMatchObject({ status: 404 });
});

test('mails the customer each step once, with what happens next and the courier’s page', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(desk, orderId, 'Delivered');
  await shop.runJobs();
  const again = { services: shop.services, log: shop.app.log as never };
  await WriteMail({ mail: 'order-moved', orderId, status: 'Dispatched' }, again);
  const mails = await mailsTo(shop, customer.email, ' is ');
  const titles = mails.map((text) => text.split('\n')[0]);
  expect(titles.sort()).toEqual(
    ['accepted', 'delivered', 'in production', 'on its way', 'packed'].map((step) => `Your order is ${step}`),
  );
  for (const mail of mails) expect(mail).toMatch(/WHAT HAPPENS NEXT.+Track your order: http\S+\/track\/[\w-]{40,}\n/s);
  const [sent] = await mailsTo(shop, customer.email, 'is on its way');
  expect(sent).toContain('Tracking number: 4412 7781');
  expect(sent).toContain('Follow it at Blue Dart: https://www.bluedart.com/');
  const invoice = new URL(/Download Invoice: (\S+)/.exec(sent ?? '')?.[1] ?? '');
  // The invoice loads without sign-in.
  const file = await shop.app.inject({ url: invoice.pathname });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('the customer of a cancelled order gets one mail about it, and none about other steps', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await move(orderId, 'IN-PROCESS', 'Order Accepted');
  await move(orderId, 'Order Accepted', 'Cancelled', { note: 'The board is out of stock.' });
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'is accepted')).toEqual([]);
  const [mail] = await mailsTo(shop, customer.email, 'is cancelled');
  expect(mail).toContain('The board is out of stock.');
  expect(mail).toMatch(/The refund of ₹[\d,.]+ goes back to the card or account/);
});
