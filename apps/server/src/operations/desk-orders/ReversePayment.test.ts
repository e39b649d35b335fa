import {
  alertsOf,
  documentsOf,
  ledgerOf,
  listAccountDocuments,
  listChanges,
  listMoneyEntries,
  refundsOf,
} from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
let accounts: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
  accounts = await shop.staff('Accounts');
});
afterAll(() => shop.close());

async function unpaid() {
  const { customer, place } = await readyToOrder(shop);
  const { data } = await place();
  return { customer, orderId: data.order_id as number, total: data.total_amount as number };
}

const today = () => indianDay(shop.clock.now());
const record = (orderid: number, amount: number, seen_due: number, more: object = {}) =>
  desk.call('RecordPayment', {
    ...{ orderid, how: 'transfer', amount, seen_due, reference: `UTR ${orderid}`, received_on: today() },
    ...more,
  });
const reverse = (orderid: number, entry_id: number, more: object = {}, visitor = accounts) =>
  visitor.call('ReversePayment', {
    ...{ orderid, entry_id, cause: 'wrong-amount', reversed_on: today(), reason: 'A digit too many.' },
    ...more,
  });
const entriesOf = (orderId: number) => ledgerOf(shop.services.db, orderId);
const lastEntryOf = async (orderId: number) => (await entriesOf(orderId)).at(-1)?.id ?? 0;

/** An order with all of its money recorded, and the entry. */
async function recorded(more: object = {}) {
  const order = await unpaid();
  await record(order.orderId, order.total, order.total, more);
  return { ...order, entryId: await lastEntryOf(order.orderId) };
}

describe('a payment that was recorded wrongly', () => {
  test('is taken back by an entry of its own, with paper, mail, alert and who did it, and recorded rightly', async () => {
    const { customer, orderId, total, entryId } = await recorded();
    const reversed = await reverse(orderId, entryId);
    expect(reversed).toMatchObject({ status: 200, data: { paid: 0, due: total } });
    expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Payment Initiated' });
    const paise = Math.round(total * 100);
    const { db } = shop.services;
    expect((await entriesOf(orderId)).map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['transfer', paise],
      ['reversal', -paise],
    ]);
    // Nothing was paid back: the receipt voucher is cancelled, and there is no refund voucher.
    const [receipt, ...others] = await documentsOf(db, orderId);
    expect([receipt?.kind, others]).toEqual(['receipt-voucher', []]);
    const listed = await customer.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } });
    expect(JSON.stringify(listed.data)).toContain('Cancelled receipt voucher');
    const period = { from: today(), to: today() };
    const issued = await listAccountDocuments(db, period, null, 100);
    expect(issued.filter((row) => row.orderId === orderId)).toMatchObject([{ isCancelled: true }]);
    const { series } = (await accounts.call('GetAccounts', period)).data;
    const counted = issued.filter(({ isCancelled }) => !isCancelled).map((row) => printedOn(row).total);
    expect(series.map(({ total }: { total: number }) => Math.round(total * 100))).toEqual([
      counted.reduce((sum, each) => sum + each, 0),
    ]);
    const [change] = await listChanges(db, { subject: 'order', subjectId: String(orderId) }, 5);
    expect(change).toMatchObject({
      operation: 'ReversePayment',
      reason: 'A digit too many.',
      before: { paidPaise: paise },
      after: { paidPaise: 0, reference: `UTR ${orderId}` },
    });
    expect(await alertsOf(db, orderId)).toMatchObject([
      { kind: 'payment-reversed', message: expect.stringContaining('A digit too many.') },
    ]);

    const half = Math.round(total * 50) / 100;
    expect(await record(orderId, half, total)).toMatchObject({ status: 200, data: { paid: half } });
    // A second press of the same.
    expect(await record(orderId, half, total)).toMatchObject({ status: 200, data: { paid: half } });
    expect(await entriesOf(orderId)).toHaveLength(3);
    await shop.runJobs();
    const mails = await mailsTo(shop, customer.email, 'does not count');
    expect(mails.join()).toContain('recorded with a wrong amount');
    expect(mails.join()).toContain(`Receipt Voucher ${receipt?.number} is cancelled`);
    expect((await desk.call('GetDeskOrder', { orderid: orderId })).data.ledger).toMatchObject([
      { reversible: false, cause: null },
      { reversible: false, cause: 'wrong-amount' },
      { reversible: true },
    ]);
  });

  test('is in no invoice as an advance, and sums to nothing in the books, in the account that it was in', async () => {
    const { orderId, total, entryId } = await recorded({ how: 'cash', reference: 'R-1' });
    await reverse(orderId, entryId, { cause: 'wrong-order' });
    await record(orderId, total, total);
    await moveOrderTo(desk, orderId, 'Dispatched');
    const issued = await documentsOf(shop.services.db, orderId);
    const receipts = issued.filter(({ kind }) => kind === 'receipt-voucher');
    const invoice = issued.find(({ kind }) => kind === 'tax-invoice');
    expect(invoice && printedOn(invoice).payment.advances?.map(({ number }) => number)).toEqual([receipts[1]?.number]);
    const period = { from: today(), to: today() };
    const booked = (await listMoneyEntries(shop.services.db, period, null, 100)).filter(
      (entry) => entry.orderId === orderId,
    );
    const paise = Math.round(total * 100);
    expect(booked.map(({ kind, amount, isReversal }) => [kind, amount, isReversal])).toEqual([
      ['cash', paise, false],
      ['cash', -paise, true],
      ['transfer', paise, false],
    ]);
  });

  test('after the invoice leaves no paper: the amount is due on the invoice again', async () => {
    const { orderId, total, entryId } = await recorded();
    await moveOrderTo(desk, orderId, 'Dispatched');
    expect((await reverse(orderId, entryId, { cause: 'bounced' })).data).toEqual({ paid: 0, due: total });
    const kinds = (await documentsOf(shop.services.db, orderId)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['delivery-challan', 'receipt-voucher', 'tax-invoice']);
  });

  test('is reversed once, whoever presses', async () => {
    const { orderId, entryId } = await recorded();
    const both = await Promise.all([reverse(orderId, entryId), reverse(orderId, entryId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(orderId)).toHaveLength(2);
  });

  test('of a cancelled order withdraws the refund that waits; what was paid back stays', async () => {
    const cancelled = async () => {
      const order = await recorded();
      await order.customer.call('CancelOrder', { orderid: order.orderId });
      const [refund] = await refundsOf(shop.services.db, order.orderId);
      return { ...order, refund };
    };
    const bounced = await cancelled();
    expect((await reverse(bounced.orderId, bounced.entryId, { cause: 'bounced', bank_fee: 590 })).data).toEqual({
      ...{ paid: 0, due: 0 },
    });
    expect((await entriesOf(bounced.orderId)).at(-1)?.bankFeePaise).toBe(590_00);
    expect(await refundsOf(shop.services.db, bounced.orderId)).toMatchObject([{ state: 'withdrawn' }]);

    const paidBack = await cancelled();
    const settle = { refundid: paidBack.refund?.id, how: 'paid', reference: 'UTR back', paid_on: today() };
    expect((await accounts.call('SettleRefund', settle)).status).toBe(200);
    expect(await reverse(paidBack.orderId, paidBack.entryId)).toMatchObject({ code: 'not_possible' });
    expect(await entriesOf(paidBack.orderId)).toHaveLength(2);
  });

  test('that was too much withdraws its refund, though other money has come, and asks for what is still too much', async () => {
    const { orderId, total } = await recorded();
    for (const [amount, reference] of [
      [500, 'UTR B'],
      [300, 'UTR C'],
    ] as const)
      expect((await record(orderId, amount, 0, { reference, more_than_due: true })).status).toBe(200);
    const [second = 0, third = 0] = (await entriesOf(orderId)).slice(1).map(({ id }) => id);
    expect((await reverse(orderId, second)).data).toEqual({ paid: total + 300, due: 0 });
    const waiting = async () =>
      (await refundsOf(shop.services.db, orderId)).map(({ state, amountPaise }) => [state, amountPaise]);
    expect(await waiting()).toEqual([
      ['withdrawn', 500_00],
      ['withdrawn', 300_00],
      ['by-hand', 300_00],
    ]);
    expect((await reverse(orderId, third)).status).toBe(200);
    expect((await waiting()).map(([state]) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
  });

  test('isn’t reversed once what was too much is paid back', async () => {
    const { orderId } = await recorded();
    await record(orderId, 500, 0, { reference: 'UTR B', more_than_due: true });
    const tooMuch = await lastEntryOf(orderId);
    const [refund] = await refundsOf(shop.services.db, orderId);
    const settle = { refundid: refund?.id, how: 'paid', reference: 'UTR back', paid_on: today() };
    expect((await accounts.call('SettleRefund', settle)).status).toBe(200);
    expect(await reverse(orderId, tooMuch)).toMatchObject({ code: 'not_possible' });
  });

  test('leaves the buyer days to pay, also when the day has passed', async () => {
    const { customer, orderId, total } = await unpaid();
    await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'PayLater' });
    const { paymentDueOn } = await storedOrder(shop, orderId);
    await record(orderId, total, total);
    shop.clock.advance({ days: 40 });
    accounts = await shop.staff('Accounts');
    desk = await shop.staff('Order desk');
    expect((await reverse(orderId, await lastEntryOf(orderId), { cause: 'bounced' })).status).toBe(200);
    const after = await storedOrder(shop, orderId);
    expect(after).toMatchObject({ paymentStatus: 'Payment Pending' });
    expect(today() > (paymentDueOn ?? '') && (after.paymentDueOn ?? '') > today()).toBe(true);
  });
});

test('refuses payments of the gateway, other orders’ entries and wrong days', async () => {
  const { customer, orderId } = await unpaid();
  await payInFull(shop, customer, orderId);
  expect(await reverse(orderId, await lastEntryOf(orderId))).toMatchObject({ code: 'not_possible' });
  const other = await recorded();
  expect((await reverse(orderId, other.entryId)).status).toBe(404);
  expect((await reverse(999_999, other.entryId)).status).toBe(404);
  const refusals = [
    [{ reversed_on: '2999-01-01' }, /can’t be in the future/],
    [{ reversed_on: '1999-01-01' }, /before that of the payment/],
    [{ reason: ' ' }, /write what happened/],
    [{ bank_fee: 590 }, /Only a payment that the bank took back/],
  ] as const;
  for (const [more, text] of refusals) {
    expect(await reverse(other.orderId, other.entryId, more)).toMatchObject({
      status: 400,
      data: expect.stringMatching(text),
    });
  }
});

test('is for administrators and accounts', async () => {
  const { customer, orderId, entryId } = await recorded();
  for (const visitor of [customer, shop.visitor()]) {
    expect((await reverse(orderId, entryId, {}, visitor)).status).toBe(401);
  }
  expect((await reverse(orderId, entryId, {}, desk)).status).toBe(403);
});
