import { alertsOf, documentsOf, ledgerOf, listChanges, refundsOf } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

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

describe('what a recorded payment brings beyond what is due', () => {
  const paidTooMuch = async (more: object = {}) => {
    const order = await unpaid();
    const amount = order.total + 725;
    expect((await record(order.orderId, order.total, { amount, more_than_due: true, ...more })).status).toBe(200);
    return order;
  };
  const waiting = async (orderId: number) =>
    (await refundsOf(shop.services.db, orderId)).map(({ state, amountPaise }) => [state, amountPaise]);
  const onToday = async (accounts: ShopVisitor) => {
    const counts: { fld_kind: string; fld_count: number }[] = (await accounts.call('GetToday')).data.waiting;
    return counts.find(({ fld_kind }) => fld_kind === 'refunds-by-hand')?.fld_count;
  };

  test.each(['transfer', 'cash'])('waits as a refund until it is paid back (%s)', async (how) => {
    const accounts = await shop.staff('Accounts');
    const before = (await onToday(accounts)) ?? Number.NaN;
    const { customer, orderId, total } = await paidTooMuch({ how });
    // The desk can keep it on account before the buyer reads that it is paid back.
    const { rows } = await shop.services.db.$client.query(
      `select start_after as at from jobs.job where data ->> 'mail' = 'refund-asked' and state = 'created'`,
    );
    const decided = shop.clock.now().getTime() + 5 * 60_000;
    expect(rows.map(({ at }) => +at)).toEqual([decided]);
    await shop.runJobs();
    expect(await waiting(orderId)).toEqual([['by-hand', 725_00]]);
    expect(await onToday(accounts)).toBe(before + 1);
    expect((await alertsOf(shop.services.db, orderId)).map(({ kind }) => kind)).toEqual(['refund-by-hand']);
    const { refunds } = (await accounts.call('GetRefunds', { list: 'by-hand' })).data;
    const listed = refunds.find(({ order_id }: { order_id: number }) => order_id === orderId);
    expect(listed).toMatchObject({ amount: 725, cause: 'Paid too much' });
    // The payment is acknowledged, and they are asked for an account.
    expect(await mailsTo(shop, customer.email, 'received for order')).toHaveLength(1);
    const [asked = ''] = await mailsTo(shop, customer.email, 'will be refunded');
    expect(asked).toContain('answer this mail with your bank account');
    const settle = { refundid: listed.refund_id, how: 'paid', reference: 'NEFT 7', paid_on: today() };
    expect((await accounts.call('SettleRefund', settle)).status).toBe(200);
    await shop.runJobs();
    expect(await mailsTo(shop, customer.email, '₹725.00 refunded')).toHaveLength(1);
    expect((await desk.call('GetDeskOrder', { orderid: orderId })).data).toMatchObject({ overpaid: 0, movable: 0 });
    const left = await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
    expect(left).toMatchObject({ paid: Math.round(total * 100), due: 0, overpaid: 0, status: 'Paid' });
    expect(await onToday(accounts)).toBe(before);
    const issued = await documentsOf(shop.services.db, orderId);
    expect(issued.map(({ kind }) => kind).toSorted()).toEqual(['receipt-voucher', 'refund-voucher']);
  });

  test('comes back from that payment, also when a newer one came through the gateway', async () => {
    const { customer, orderId, total } = await unpaid();
    await record(orderId, total, { amount: 100 });
    await payInFull(shop, customer, orderId, 'balance');
    expect((await record(orderId, 0, { amount: 50, reference: 'UTR B', more_than_due: true })).status).toBe(200);
    expect(await refundsOf(shop.services.db, orderId)).toMatchObject([
      { attemptId: null, state: 'by-hand', amountPaise: 50_00 },
    ]);
    await shop.runJobs();
    // Nothing of it was due: one mail says all.
    const [mail = '', ...others] = await mailsTo(shop, customer.email, 'will be refunded');
    expect([others, mail.includes('We received ₹50.00 too much')]).toEqual([[], true]);
  });

  test('is announced on the order’s page as it is by mail: as a refund once the desk may have decided', async () => {
    const { customer, orderId } = await paidTooMuch();
    const undecided = async () => {
      const { refunds } = (await customer.call('GetCancellation', { orderid: orderId })).data;
      return refunds.map((refund: { amount: number; undecided: boolean }) => [refund.amount, refund.undecided]);
    };
    expect(await undecided()).toEqual([[725, true]]);
    shop.clock.advance({ minutes: 5 });
    expect(await undecided()).toEqual([[725, false]]);
  });

  test('can be kept on the account instead, and is not paid back then', async () => {
    const { customer, orderId } = await paidTooMuch();
    const { data } = await desk.call('GetDeskOrder', { orderid: orderId });
    expect(data).toMatchObject({ overpaid: 0, movable: 725 });
    expect((await desk.call('MoveToAccount', { orderid: orderId, amount: 725 })).data).toEqual({ held: 725 });
    expect(await waiting(orderId)).toEqual([['withdrawn', 725_00]]);
    const accounts = await shop.staff('Accounts');
    const [refund] = await refundsOf(shop.services.db, orderId);
    const settle = { refundid: refund?.id, how: 'paid', reference: 'NEFT 8', paid_on: today() };
    expect((await accounts.call('SettleRefund', settle)).status).toBe(409);
    await shop.runJobs();
    expect(await mailsTo(shop, customer.email, 'is held on your account')).toHaveLength(1);
    expect(await mailsTo(shop, customer.email, 'will be refunded')).toEqual([]);
    const ledger = await ledgerOf(shop.services.db, orderId);
    const { totalPaise } = await storedOrder(shop, orderId);
    expect(ledger.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(totalPaise);
  });
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
