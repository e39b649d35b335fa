import { parseRupees } from '@boxwright/money';
import { appendLedger, documentsOf, findAttempt, inTransaction, refundsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { deskOrder } from '../../testing/desk.ts';
import { paymentIdOf } from '../../testing/fake-payu.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, postReturn, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let accounts: ShopVisitor;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
  desk = await shop.staff();
});
afterAll(() => shop.close());

const refund = (orderid: number, seen: number, amount: number, more: object = {}, visitor = accounts) =>
  visitor.call('RefundOrder', { orderid, amount, seen_refundable: seen, reason: 'Two corners were dented', ...more });

/** An order paid twice, before the second payment was paid back automatically; the total in rupees. */
async function paidTwice() {
  const { customer, place } = await readyToOrder(shop);
  const { order_id: orderId, total_amount: total } = (await place()).data;
  const start = async () => (await customer.call('StartPayment', { orderid: orderId, purpose: 'full' })).data;
  const first = await start();
  shop.clock.advance({ minutes: 5 });
  const second = await start();
  shop.payu.says(first.txnid, 'captured', parseRupees(first.amount));
  await postReturn(shop, shop.payu.returned(first.fields, 'captured'));
  const { db, now } = shop.services;
  const attemptId = (await findAttempt(db, second.txnid))?.attempt.id ?? null;
  const payment = { attemptId, kind: 'payment', gatewayPaymentId: paymentIdOf(second.txnid) } as const;
  const booked = { ...payment, orderId, amountPaise: parseRupees(second.amount), createdAt: now() };
  await inTransaction(db, (tx) => appendLedger(tx, booked));
  return { orderId: orderId as number, total: total as number };
}

test('pays back an agreed amount after the dispatch, with a credit note; a second member who does the same is refused', async () => {
  const { customer, orderId, total } = await paidOrder(shop);
  await moveOrderTo(desk, orderId, 'Dispatched');
  const both = await Promise.all([refund(orderId, total, 100), refund(orderId, total, 100)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.data).toEqual({ refund: 100, by_hand: 0 });
  await shop.runJobs();
  const issued = await documentsOf(shop.services.db, orderId);
  expect(issued.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1);
  expect(await mailsTo(shop, customer.email, 'will be refunded')).toHaveLength(1);
  const rest = Math.round((total - 100) * 100) / 100;
  expect((await refund(orderId, rest, rest + 1)).data).toMatch(/^At most ₹/);
});

test('pays back only overpaid money before the dispatch', async () => {
  const { orderId } = await paidOrder(shop);
  expect(await refund(orderId, 0, 10)).toMatchObject({
    status: 400,
    data: expect.stringContaining('Before the dispatch'),
  });
  expect((await refund(orderId, 5, 10)).status).toBe(409);
  expect(await refundsOf(shop.services.db, orderId)).toEqual([]);
});

test('overpaid money needs no reason; a reason that is given is in the timeline', async () => {
  const { orderId, total } = await paidTwice();
  expect((await refund(orderId, total, 100, { reason: '' })).data).toMatchObject({ refund: 100 });
  expect((await refund(orderId, total - 100, 50, { reason: 'They asked on the phone' })).status).toBe(200);
  await shop.runJobs();
  const issued = await documentsOf(shop.services.db, orderId);
  expect(issued.map(({ kind }) => kind)).not.toContain('credit-note');
  const { timeline } = await deskOrder(accounts, orderId);
  expect(JSON.stringify(timeline)).toContain('They asked on the phone');
});

test('asks for an amount, and for a reason for the credit note', async () => {
  const { orderId, total } = await paidTwice();
  expect((await refund(orderId, total, 0)).data).toBe('Please enter an amount.');
  await moveOrderTo(desk, orderId, 'Dispatched');
  const all = 2 * total;
  expect(await refund(orderId, all, total + 1, { reason: ' ' })).toMatchObject({
    status: 400,
    data: 'Please enter why it is paid back.',
    body: { field: 'reason' },
  });
  expect((await refund(orderId, all, total, { reason: '' })).status).toBe(200);
  expect((await refund(999_999, 0, 1)).status).toBe(404);
});

test('overpaid money is booked as overpaid, and only the rest as agreed, with a credit note', async () => {
  const { orderId, total } = await paidTwice();
  await moveOrderTo(desk, orderId, 'Dispatched');
  const amount = Math.round(total * 100 + 100_00) / 100;
  expect((await refund(orderId, 2 * total, amount)).data).toEqual({ refund: amount, by_hand: 0 });
  const requested = (await refundsOf(shop.services.db, orderId)).map(({ cause, amountPaise }) => [cause, amountPaise]);
  expect(requested).toEqual([
    ['Paid too much', parseRupees(total)],
    ['Agreed with the customer: Two corners were dented', 100_00],
  ]);
  await shop.runJobs();
  const notes = await documentsOf(shop.services.db, orderId, 'credit-note');
  expect(notes.map((note) => printedOn(note).total)).toEqual([100_00]);
});

test('is for staff who may pay back', async () => {
  const { customer, orderId } = await paidOrder(shop);
  for (const visitor of [customer, shop.visitor()]) {
    expect((await refund(orderId, 0, 1, {}, visitor)).status).toBe(401);
  }
  expect((await refund(orderId, 0, 1, {}, await shop.staff('Order desk'))).status).toBe(403);
});
