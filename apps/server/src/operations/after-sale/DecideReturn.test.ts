import { documentsOf, ledgerOf, listChanges, refundsOf, returnRequestsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaint, deliveredOrder, storedOrder, uploadPhoto } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

async function requested() {
  const order = await deliveredOrder(shop, desk);
  await uploadPhoto(shop, order.customer, order.orderId);
  const { data } = await order.customer.call('RequestReturn', { orderid: order.orderId, ...complaint });
  return { ...order, id: data.return_id as number };
}

const decide = (visitor: ShopVisitor, id: number, decision: string, more: object = {}) =>
  visitor.call('DecideReturn', { return_id: id, decision, answer: 'The corners were crushed in transit.', ...more });

test('accepts a request once, pays a part back, and mails the answer', async () => {
  const { customer, orderId, total, id } = await requested();
  expect(await decide(desk, id, 'accepted', { refund: total + 1 })).toMatchObject({ status: 400 });
  expect(await decide(desk, id, 'accepted', { refund: 100 })).toMatchObject({ data: { state: 'accepted' } });
  expect((await decide(desk, id, 'declined')).status).toBe(409);
  await shop.runJobs();
  const back = (await ledgerOf(shop.services.db, orderId)).filter(({ kind }) => kind === 'refund');
  expect(back.map(({ amountPaise }) => amountPaise)).toEqual([-10_000]);
  // The refunded part isn't due again.
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Paid', status: 'Delivered' });
  const issued = await documentsOf(shop.services.db, orderId);
  expect(issued.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1);
  const noted = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 1);
  expect(noted).toMatchObject([
    { operation: 'DecideReturn', after: { returnRequest: 'accepted', refundPaise: 10_000 } },
  ]);
  const mails = await mailsTo(shop, customer.email, 'is accepted');
  expect(mails.join()).toMatch(/The corners were crushed in transit\.[\s\S]*We pay ₹100\.00 back, and mail you/);
});

test('the order desk decides but may not pay back; others may pay back all that was paid, and not a paisa more', async () => {
  const { orderId, total, id } = await requested();
  const orderDesk = await shop.staff('Order desk');
  const refused = await decide(orderDesk, id, 'accepted', { refund: 0.01 });
  expect(refused).toMatchObject({ status: 403, body: { field: 'refund' } });
  expect(await decide(desk, id, 'accepted', { refund: Math.round(total * 100 + 1) / 100 })).toMatchObject({
    status: 400,
    body: { field: 'refund' },
  });
  expect(await refundsOf(shop.services.db, orderId)).toEqual([]);
  expect((await decide(desk, id, 'accepted', { refund: total })).status).toBe(200);
  await shop.runJobs();
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  const another = await requested();
  expect((await decide(orderDesk, another.id, 'accepted')).data).toEqual({ state: 'accepted' });
});

test('declines a request, after which another one may be sent', async () => {
  const { customer, orderId, id } = await requested();
  const other = await requested();
  expect((await decide(desk, id, 'declined', { refund: 1 })).status).toBe(400);
  expect((await decide(desk, id, 'declined', { answer: '' })).data).toBe('Please write what the customer should read.');
  expect((await decide(desk, id, 'declined')).status).toBe(200);
  const [stored] = await returnRequestsOf(shop.services.db, orderId);
  expect(stored).toMatchObject({ state: 'declined', decidedBy: expect.any(Number) });
  expect(await returnRequestsOf(shop.services.db, other.orderId)).toMatchObject([{ state: 'received' }]);
  await uploadPhoto(shop, customer, orderId);
  expect((await customer.call('RequestReturn', { orderid: orderId, ...complaint })).status).toBe(200);
});

test('is for staff', async () => {
  const { customer, id } = await requested();
  for (const visitor of [customer, shop.visitor()]) expect((await decide(visitor, id, 'accepted')).status).toBe(401);
  expect((await decide(desk, 999_999, 'accepted')).status).toBe(404);
});
