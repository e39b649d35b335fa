import { documentsOf, findOrder, ledgerOf, listOrdersToBePaidBy, refundsOf, stepsOfOrder } from '@boxwright/storage';
import { ownPlace } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { leftToCredit } from '../../testing/after-sale.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder, waiveMoney } from '../../testing/orders.ts';
import { printedOn } from '../documents/printed-on.ts';
import { orderMoneyOf } from '../orders/balance.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff();
});
afterAll(() => shop.close());

const move = (orderId: number, from: string, to: string, more: object = {}) =>
  desk.call('MoveOrder', { orderid: orderId, seenstatus: from, orderstatus: to, ...more });

/** Totals of the documents of a kind, in paise. */
const totalsOf = async (orderId: number, kind: 'tax-invoice' | 'credit-note' | 'refund-voucher') =>
  (await documentsOf(shop.services.db, orderId, kind)).map((issued) => printedOn(issued).total);

const piecesOf = async (orderId: number, kind: 'tax-invoice' | 'credit-note') =>
  (await documentsOf(shop.services.db, orderId, kind)).map((issued) =>
    printedOn(issued).lines.map(({ quantity }) => quantity),
  );

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

async function sentOrder() {
  const placed = await paidOrder(shop);
  await moveOrderTo(desk, placed.orderId, 'Dispatched');
  await shop.runJobs();
  return placed;
}

test('a parcel that was refused is sent again: one invoice, the new parcel, and a mail for each step', async () => {
  const { customer, orderId } = await sentOrder();
  expect(await move(orderId, 'Dispatched', 'Returned')).toMatchObject({ status: 400, body: { field: 'reason' } });
  expect((await move(orderId, 'Dispatched', 'Returned', { reason: 'refused', note: 'We call you.' })).status).toBe(200);
  const again = { courier: 'DTDC', trackingnumber: 'D 77' };
  expect((await move(orderId, 'Returned', 'Dispatched', again)).status).toBe(200);
  expect((await move(orderId, 'Dispatched', 'Delivered')).status).toBe(200);
  expect(await totalsOf(orderId, 'tax-invoice')).toHaveLength(1);
  expect(await totalsOf(orderId, 'credit-note')).toEqual([]);
  await shop.runJobs();
  const [back] = await mailsTo(shop, customer.email, 'has not arrived');
  expect(back).toMatch(/refused at the door\. We call you\./);
  const sent = await mailsTo(shop, customer.email, 'is on its way');
  expect(sent.map((text) => /4412 7781|D 77/.exec(text)?.[0]).sort()).toEqual(['4412 7781', 'D 77']);
  const steps = await stepsOfOrder(shop.services.db, orderId);
  expect(steps.map(({ status, reason }) => [status, reason]).slice(-4)).toEqual([
    ['Dispatched', null],
    ['Returned', 'refused'],
    ['Dispatched', null],
    ['Delivered', null],
  ]);
});

test('an order that came back is closed: invoice and payment are taken back, less what the buyer bears', async () => {
  const { customer, orderId } = await sentOrder();
  await move(orderId, 'Dispatched', 'Returned', { reason: 'not-found' });
  const paid = (await findOrder(shop.services.db, orderId))?.totalPaise ?? 0;
  const close = (kept: number) => move(orderId, 'Returned', 'Cancelled', { kept, note: 'As agreed.' });
  expect(await close(paid + 1)).toMatchObject({ status: 400, body: { field: 'kept' } });
  const both = await Promise.all([close(28_000), close(28_000)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await shop.runJobs();
  const refunds = await refundsOf(shop.services.db, orderId);
  expect(refunds.map(({ state, amountPaise, causeCode }) => [state, amountPaise, causeCode])).toEqual([
    ['succeeded', paid - 28_000, 'invoice-credited'],
  ]);
  expect(await totalsOf(orderId, 'credit-note')).toEqual([paid - 28_000]);
  // All pieces came back, although something is kept.
  expect(await piecesOf(orderId, 'credit-note')).toEqual(await piecesOf(orderId, 'tax-invoice'));
  expect(await totalsOf(orderId, 'refund-voucher')).toEqual([]);
  const ledger = await ledgerOf(shop.services.db, orderId);
  expect(sumOf(ledger.map(({ amountPaise }) => amountPaise))).toBe(28_000);
  const mails = await mailsTo(shop, customer.email, 'is cancelled');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/You bear ₹280\.00 of the carriage/);
  expect(mails[0]).toMatch(/Download Credit Note/);
});

test('nothing is kept or closed without words to the customer', async () => {
  const { orderId } = await sentOrder();
  await move(orderId, 'Dispatched', 'Returned', { reason: 'not-found' });
  expect(await move(orderId, 'Returned', 'Cancelled', { kept: 100 })).toMatchObject({
    ...{ status: 400, body: { field: 'note' } },
  });
});

/** An order to be paid in cash at the door, where it was refused. */
async function refusedCash() {
  const { customer, place } = await readyToOrder(shop, { address: ownPlace() });
  const orderId: number = (await place()).data.order_id;
  const { ways } = (await customer.call('GetCheckout', { orderid: orderId })).data;
  const { total } = ways.find((way: { paymentmode: string }) => way.paymentmode === 'COD');
  await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'COD', acceptedtotal: total });
  await moveOrderTo(desk, orderId, 'Dispatched');
  await move(orderId, 'Dispatched', 'Returned', { reason: 'refused' });
  return { customer, orderId };
}

test('cash on delivery that was refused leaves nothing to pay, and its invoice is credited whole', async () => {
  const { orderId } = await refusedCash();
  expect((await move(orderId, 'Returned', 'Cancelled', { note: 'Refused.' })).status).toBe(200);
  expect(await totalsOf(orderId, 'credit-note')).toEqual(await totalsOf(orderId, 'tax-invoice'));
  expect(await refundsOf(shop.services.db, orderId)).toEqual([]);
});

const moneyOf = async (orderId: number) => {
  const order = await findOrder(shop.services.db, orderId);
  if (!order) throw new Error('no such order');
  const { paid, due } = await orderMoneyOf(shop.services.db, order);
  return { paid, due, status: order.paymentStatus };
};

test('the carriage of an order that came back unpaid is charged when it is closed, asked for, and paid', async () => {
  const { customer, orderId } = await refusedCash();
  const closed = await move(orderId, 'Returned', 'Cancelled', { kept: 280_00, note: 'You bear the carriage.' });
  expect(closed.status).toBe(200);
  const [invoiced = 0] = await totalsOf(orderId, 'tax-invoice');
  expect(await totalsOf(orderId, 'credit-note')).toEqual([invoiced - 280_00]);
  expect(await moneyOf(orderId)).toEqual({ paid: 0, due: 280_00, status: 'Payment Pending' });
  await shop.runJobs();
  expect((await mailsTo(shop, customer.email, 'is cancelled'))[0]).toMatch(/Pay ₹280\.00/);
  const { ways } = (await customer.call('GetCheckout', { orderid: orderId })).data;
  expect(ways.map(({ due_now }: { due_now: number }) => due_now)).toEqual([280]);
  const today = indianDay(shop.clock.now());
  const received = { how: 'transfer', amount: 300, seen_due: 280, reference: 'UTR 280', received_on: today };
  expect((await desk.call('RecordPayment', { orderid: orderId, ...received })).data).toEqual({ paid: 300, due: 0 });
  // It is paid on the invoice, and is no advance.
  expect(await documentsOf(shop.services.db, orderId, 'receipt-voucher')).toEqual([]);
  // Only what is beyond it goes back.
  expect(await refundsOf(shop.services.db, orderId)).toMatchObject([{ amountPaise: 20_00, state: 'by-hand' }]);
});

test('a payment that is reversed after the closing leaves the carriage due, and withdraws what would go back', async () => {
  const { place } = await readyToOrder(shop);
  const { order_id: orderId, total_amount: total } = (await place()).data;
  const today = indianDay(shop.clock.now());
  const cheque = { how: 'cheque', amount: total, seen_due: total, reference: '004412', bank: 'SBI' };
  await desk.call('RecordPayment', { orderid: orderId, ...cheque, received_on: today });
  await moveOrderTo(desk, orderId, 'Dispatched');
  await move(orderId, 'Dispatched', 'Returned', { reason: 'refused' });
  await move(orderId, 'Returned', 'Cancelled', { kept: 280_00, note: 'You bear the carriage.' });
  const [entry] = await ledgerOf(shop.services.db, orderId);
  const bounced = { cause: 'bounced', reversed_on: today, reason: 'Insufficient funds.' };
  const reversed = await desk.call('ReversePayment', { orderid: orderId, entry_id: entry?.id, ...bounced });
  expect(reversed.data).toEqual({ paid: 0, due: 280 });
  expect(await refundsOf(shop.services.db, orderId)).toMatchObject([{ state: 'withdrawn' }]);
  expect(await moneyOf(orderId)).toMatchObject({ due: 280_00, status: 'Payment Pending' });
});

test('what a closed order to be paid in cash owes has a day to pay, also when its payment is reversed later', async () => {
  const { orderId } = await refusedCash();
  const { due } = await moneyOf(orderId);
  const received_on = indianDay(shop.clock.now());
  const received = { how: 'transfer', amount: due / 100, seen_due: due / 100, reference: 'UTR 9', received_on };
  expect((await desk.call('RecordPayment', { orderid: orderId, ...received })).status).toBe(200);
  await move(orderId, 'Returned', 'Cancelled', { kept: 280_00, note: 'You bear the carriage.' });
  const [entry] = await ledgerOf(shop.services.db, orderId);
  const mistake = { cause: 'mistake', reversed_on: received_on, reason: 'Of another order.' };
  await desk.call('ReversePayment', { orderid: orderId, entry_id: entry?.id, ...mistake });
  expect(await moneyOf(orderId)).toMatchObject({ due: 280_00, status: 'Payment Pending' });
  const { paymentDueOn } = (await findOrder(shop.services.db, orderId)) ?? {};
  expect(paymentDueOn).toEqual(expect.any(String));
});

test('an order that was marked as delivered by mistake is on its way again, in its parcel, and its customer knows', async () => {
  const { customer, orderId } = await sentOrder();
  await move(orderId, 'Dispatched', 'Delivered');
  await shop.runJobs();
  expect(await move(orderId, 'Delivered', 'Dispatched')).toMatchObject({ status: 400, body: { field: 'note' } });
  expect((await move(orderId, 'Delivered', 'Dispatched', { note: 'Marked too early.' })).status).toBe(200);
  await shop.runJobs();
  const steps = await stepsOfOrder(shop.services.db, orderId);
  expect(steps.at(-1)).toMatchObject({ status: 'Dispatched', courier: 'Blue Dart', trackingNumber: '4412 7781' });
  expect(await totalsOf(orderId, 'tax-invoice')).toHaveLength(1);
  const mails = await mailsTo(shop, customer.email, 'is on its way');
  expect(mails.filter((text) => text.includes('Marked too early.'))).toHaveLength(1);
  expect((await move(orderId, 'Dispatched', 'Delivered')).status).toBe(200);
});

test('nobody is asked for money while an order is back with us', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'PayLater' });
  await waiveMoney(shop, orderId);
  await moveOrderTo(desk, orderId, 'Dispatched');
  const day = (await findOrder(shop.services.db, orderId))?.paymentDueOn ?? '';
  const asked = () => listOrdersToBePaidBy(shop.services.db, { from: day, to: day });
  expect((await asked()).map(({ id }) => id)).toContain(orderId);
  await move(orderId, 'Dispatched', 'Returned', { reason: 'lost' });
  expect((await asked()).map(({ id }) => id)).not.toContain(orderId);
  await shop.runJobs();
  const [back] = await mailsTo(shop, customer.email, 'has not arrived');
  expect(back).not.toMatch(/Pay ₹/);
});

test('an order that was sent by mistake goes back to packed with a reason, and its invoice goes with it', async () => {
  const { orderId } = await sentOrder();
  expect(await move(orderId, 'Dispatched', 'Packed')).toMatchObject({ status: 400, body: { field: 'note' } });
  expect((await move(orderId, 'Dispatched', 'Packed', { note: 'Still with us.' })).status).toBe(200);
  await move(orderId, 'Packed', 'Dispatched', { courier: 'DTDC', trackingnumber: 'D 78' });
  expect(await totalsOf(orderId, 'tax-invoice')).toHaveLength(1);
  await move(orderId, 'Dispatched', 'Packed', { note: 'Not today either.' });
  expect((await move(orderId, 'Packed', 'Cancelled', { note: 'Agreed.' })).status).toBe(200);
  await shop.runJobs();
  expect(await totalsOf(orderId, 'credit-note')).toEqual(await totalsOf(orderId, 'tax-invoice'));
  expect(sumOf((await ledgerOf(shop.services.db, orderId)).map(({ amountPaise }) => amountPaise))).toBe(0);
});

test('of an order whose invoice was credited in part, only the rest is credited and paid back when it is closed', async () => {
  const { orderId } = await sentOrder();
  const seen_left = await leftToCredit(desk, orderId);
  const credit = { seen_left, reason: 'Misprint', lines: [{ position: 1, quantity: 0, amount: 100 }] };
  expect((await desk.call('IssueCreditNote', { orderid: orderId, ...credit })).status).toBe(200);
  await shop.runJobs();
  await move(orderId, 'Dispatched', 'Returned', { reason: 'lost' });
  expect((await move(orderId, 'Returned', 'Cancelled', { note: 'Lost.' })).status).toBe(200);
  await shop.runJobs();
  const [invoiced = 0] = await totalsOf(orderId, 'tax-invoice');
  expect(await totalsOf(orderId, 'credit-note')).toEqual([100_00, invoiced - 100_00]);
  const refunds = await refundsOf(shop.services.db, orderId);
  expect(sumOf(refunds.map(({ amountPaise }) => amountPaise))).toBe(invoiced);
});

test('a refund that still waits when an order is closed credits its part itself, and nothing is credited twice', async () => {
  const { orderId } = await sentOrder();
  await move(orderId, 'Dispatched', 'Returned', { reason: 'refused' });
  const seen = (await desk.call('GetDeskOrder', { orderid: orderId })).data.refundable;
  const agreed = { orderid: orderId, amount: 500, seen_refundable: seen, reason: 'goodwill' };
  expect((await desk.call('RefundOrder', agreed)).status).toBe(200);
  expect((await move(orderId, 'Returned', 'Cancelled', { kept: 100_00, note: 'Closed.' })).status).toBe(200);
  await shop.runJobs();
  const [invoiced = 0] = await totalsOf(orderId, 'tax-invoice');
  const refunds = await refundsOf(shop.services.db, orderId);
  expect(sumOf(refunds.map(({ amountPaise }) => amountPaise))).toBe(invoiced - 100_00);
  expect(sumOf(await totalsOf(orderId, 'credit-note'))).toBe(invoiced - 100_00);
});

test('an order whose invoice was credited whole isn’t sent again', async () => {
  const { orderId } = await sentOrder();
  await move(orderId, 'Dispatched', 'Returned', { reason: 'damaged' });
  const seen_left = await leftToCredit(desk, orderId);
  const credit = { seen_left, reason: 'Damaged', lines: [{ position: 1, quantity: 1000, amount: 0 }] };
  expect((await desk.call('IssueCreditNote', { orderid: orderId, ...credit })).status).toBe(200);
  const again = { courier: 'DTDC', trackingnumber: 'D 79' };
  expect((await move(orderId, 'Returned', 'Dispatched', again)).status).toBe(422);
  expect((await move(orderId, 'Returned', 'Cancelled', { note: 'Credited.' })).status).toBe(200);
});
