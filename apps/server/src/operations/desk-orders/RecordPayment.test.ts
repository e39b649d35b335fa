import { documentsOf, ledgerOf, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

async function unpaid() {
  const { customer, place } = await readyToOrder(shop);
  const { data } = await place();
  return { customer, orderId: data.order_id as number, total: data.total_amount as number };
}

const today = () => indianDay(shop.clock.now());
const record = (orderid: number, seen_due: number, more: object = {}, visitor = desk) =>
  visitor.call('RecordPayment', {
    orderid,
    how: 'transfer',
    amount: seen_due,
    seen_due,
    reference: `UTR ${orderid}`,
    received_on: today(),
    ...more,
  });

test('records a half payment and the rest, with voucher, mail, status and the member who did it', async () => {
  const { customer, orderId, total } = await unpaid();
  const half = Math.round(total * 50) / 100;
  expect(await record(orderId, total, { amount: half })).toMatchObject({ status: 200, data: { paid: half } });
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Partially Paid' });
  const rest = Math.round((total - half) * 100) / 100;
  const cash = await record(orderId, rest, { how: 'cash', reference: 'R-7' });
  expect(cash.data).toEqual({ paid: total, due: 0 });
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Paid' });
  const issued = await documentsOf(shop.services.db, orderId);
  expect(issued.filter(({ kind }) => kind === 'receipt-voucher')).toHaveLength(2);
  const [, first] = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 5);
  expect(first).toMatchObject({
    operation: 'RecordPayment',
    before: { paidPaise: 0 },
    after: { paidPaise: Math.round(half * 100) },
  });
  await shop.runJobs();
  const mails = await mailsTo(shop, customer.email, 'received for order');
  expect(mails).toHaveLength(2);
  expect(mails.join()).toContain(`UTR ${orderId}`);
  expect(mails.join()).toContain('Download Receipt Voucher');
});

test('two presses and the same reference make one entry', async () => {
  const { orderId, total } = await unpaid();
  const both = await Promise.all([record(orderId, total), record(orderId, total, { reference: `utr  ${orderId}` })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ledgerOf(shop.services.db, orderId)).toHaveLength(1);
  expect(await record(orderId, 0, { amount: 1 })).toMatchObject({ status: 409, details: undefined });
});

test('the second of two members is refused, because the amount due has changed', async () => {
  const { orderId, total } = await unpaid();
  const both = await Promise.all(['A 1', 'B 2'].map((reference) => record(orderId, total, { reference })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await ledgerOf(shop.services.db, orderId)).toHaveLength(1);
});

test('asks before one reference is recorded with another order, unless the first was reversed', async () => {
  const [one, other] = [await unpaid(), await unpaid()];
  const shared = { reference: 'UTR of two' };
  expect((await record(one.orderId, one.total, shared)).status).toBe(200);
  expect(await record(other.orderId, other.total, shared)).toMatchObject({
    status: 409,
    data: expect.stringMatching(/^UTR OF TWO is recorded with BW\S+ of .+\. Did it pay this order too\?$/),
  });
  const [entry] = await ledgerOf(shop.services.db, one.orderId);
  const wrong = { cause: 'wrong-order', reversed_on: today(), reason: 'It paid the other one.' };
  const admin = await shop.staff();
  await admin.call('ReversePayment', { orderid: one.orderId, entry_id: entry?.id, ...wrong });
  expect((await record(other.orderId, other.total, shared)).status).toBe(200);
  expect((await record(one.orderId, one.total, { ...shared, shared_reference: true })).status).toBe(200);
});

test('a cheque is recorded once it has cleared, by its number and bank', async () => {
  const { orderId, total } = await unpaid();
  const cheque = { how: 'cheque', reference: '004417', bank: 'Indian Bank' };
  for (const wrong of [{ reference: '4417' }, { bank: ' ' }]) {
    expect((await record(orderId, total, { ...cheque, ...wrong })).status).toBe(400);
  }
  expect(await record(orderId, total, cheque)).toMatchObject({ status: 200, data: { due: 0 } });
  expect(await ledgerOf(shop.services.db, orderId)).toMatchObject([
    { kind: 'cheque', gatewayPaymentId: '004417 INDIAN BANK', receivedOn: today() },
  ]);
});

test('refuses more than is due, future days, days before the order or that don’t exist, and cancelled orders', async () => {
  const { customer, orderId, total } = await unpaid();
  const refusals = [
    [{ amount: total + 1 }, /^Only ₹[\d,.]+ are due\.$/],
    [{ amount: 0 }, /^Please enter an amount/],
    [{ reference: ' ' }, /^Please enter the bank’s reference/],
    [{ received_on: '2999-01-01' }, /can’t be in the future/],
    [{ received_on: '2026-02-31' }, /no such day/],
    [{ received_on: '1999-01-01' }, /before that of the order/],
  ] as const;
  for (const [more, text] of refusals) {
    expect(await record(orderId, total, more)).toMatchObject({ status: 400, data: expect.stringMatching(text) });
  }
  await customer.call('CancelOrder', { orderid: orderId });
  expect((await record(orderId, total)).status).toBe(409);
  expect((await record(999_999, total)).status).toBe(404);
});

test('is for staff who may record payments', async () => {
  const { customer, orderId, total } = await unpaid();
  for (const visitor of [customer, shop.visitor()]) {
    expect((await record(orderId, total, {}, visitor)).status).toBe(401);
  }
  expect((await record(orderId, total, {}, await shop.staff('Production'))).status).toBe(403);
});
