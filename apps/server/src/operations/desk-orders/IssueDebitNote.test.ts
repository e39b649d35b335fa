import {
  documentsOf,
  findOrder,
  ledgerOf,
  listAccountDocuments,
  listMoneyEntries,
  sumDocuments,
} from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { accountDocument } from '../../selling/accounts/account-document.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { dueDay } from '../../selling/orders/due-day.ts';
import { leftToCredit, storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let accounts: ShopVisitor;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
  desk = await shop.staff();
});
afterAll(() => shop.close());

const stickers = {
  itemdetails: [{ Item: 196, Quantity: 1000 }],
  ...{ shape: 1, material: 3, length: 50, width: 50 },
  ...{ boardid: null, outercoatingid: null, innercoatingid: null, deliverytype: null, destination_pin: undefined },
};

/** Boxes at 5 % and stickers at 18 %, paid and sent. */
async function sent() {
  const { customer, place } = await readyToOrder(shop);
  await addBoxes(customer, stickers);
  const { order_id: orderId, total_amount: total } = (await place()).data;
  await payInFull(shop, customer, orderId);
  await moveOrderTo(desk, orderId, 'Dispatched');
  return { customer, orderId: orderId as number, total: total as number };
}
const debit = (orderid: number, lines: object[], more: object = {}, visitor = accounts) =>
  visitor.call('IssueDebitNote', { orderid, lines, seen_due: 0, reason: 'Heavier board', ...more });
const today = () => indianDay(shop.clock.now());

/** What the books say of an order: invoice and debit notes, less credit notes and money. */
async function owedByBooks(orderId: number): Promise<number> {
  const { db } = shop.services;
  const period = { from: today(), to: today() };
  const signs: Record<string, number> = { 'tax-invoice': 1, 'debit-note': 1, 'credit-note': -1 };
  const documents = (await listAccountDocuments(db, period, null, 500)).filter((row) => row.orderId === orderId);
  const money = (await listMoneyEntries(db, period, null, 500)).filter((entry) => entry.orderId === orderId);
  return (
    documents.map(accountDocument).reduce((sum, { kind, total }) => sum + (signs[kind] ?? 0) * total, 0) -
    money.reduce((sum, { amount }) => sum + amount, 0)
  );
}

test('adds to an item at its own rate and HSN code, is due within days, mailed, in the books, and paid', async () => {
  const { customer, orderId } = await sent();
  const { data } = await debit(orderId, [{ position: 2, amount: 118.01 }]);
  expect(data).toMatchObject({ debited: 118.01, due: 118.01, number: expect.stringMatching(/^DN\/26-27\/000001$/) });
  const { db } = shop.services;
  const [note] = (await documentsOf(db, orderId, 'debit-note')).map((each) => printedOn(each));
  expect(note).toMatchObject({ total: 118_01, reason: 'Heavier board', payment: { due: 118_01 } });
  const { taxable = 0, cgst = 0, sgst = 0, igst = 0 } = note?.lines[1] ?? {};
  expect(taxable + cgst + sgst + igst).toBe(118_01);
  expect(Math.abs(taxable * 0.18 - (cgst + sgst + igst))).toBeLessThan(2);
  expect(note?.lines[0]).toMatchObject({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });
  expect(await findOrder(db, orderId)).toMatchObject({
    paymentStatus: 'Partially Paid',
    paymentDueOn: dueDay(shop.clock.now(), 10),
  });
  await shop.runJobs();
  const [mail] = await mailsTo(shop, customer.email, 'added to your invoice');
  expect(mail).toContain('₹118.01 is to be paid by');
  expect((await ledgerOf(db, orderId)).map(({ kind, amountPaise }) => [kind, amountPaise])).toContainEqual([
    'debit',
    -118_01,
  ]);
  expect(await owedByBooks(orderId)).toBe(118_01);
  const series = await sumDocuments(db, { from: today(), to: today() });
  expect(series.find(({ kind }) => kind === 'debit-note')).toMatchObject({ total: 118_01, documents: 1 });
  // A receipt entry of the buyer's timeline is money alone.
  await desk.call('RecordPayment', {
    ...{ orderid: orderId, how: 'transfer', amount: 118.01, seen_due: 118.01 },
    ...{ reference: 'UTR 1', received_on: today() },
  });
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Paid' });
  expect(await owedByBooks(orderId)).toBe(0);
});

test('a double click adds once, and a credit note takes back what was added too', async () => {
  const { orderId } = await sent();
  const both = await Promise.all([1, 2].map(() => debit(orderId, [{ position: 1, amount: 50 }])));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const read = (await accounts.call('GetDeskOrder', { orderid: orderId })).data;
  const [first] = read.creditable;
  const seen_left = await leftToCredit(accounts, orderId);
  const credit = { seen_left, lines: [{ position: 1, quantity: 0, amount: first.left }], reason: 'All wrong' };
  expect((await accounts.call('IssueCreditNote', { orderid: orderId, ...credit })).status).toBe(200);
  const after = (await accounts.call('GetDeskOrder', { orderid: orderId })).data;
  expect(after.creditable.map(({ position }: { position: number }) => position)).toEqual([2]);
  // What was paid for it is on its way back, and what is added would be set off against that.
  expect(await debit(orderId, [{ position: 1, amount: 1 }])).toMatchObject({
    ...{ status: 422, data: expect.stringMatching(/an order of its own/) },
  });
});

test('an order that is closed has its debit notes credited with its invoice', async () => {
  const { orderId } = await sent();
  await debit(orderId, [{ position: 1, amount: 75 }]);
  const move = (seen: string, to: string, more: object) =>
    desk.call('MoveOrder', { orderid: orderId, seenstatus: seen, orderstatus: to, ...more });
  expect((await move('Dispatched', 'Returned', { reason: 'refused', note: '' })).status).toBe(200);
  expect((await move('Returned', 'Cancelled', { note: 'Refused.' })).status).toBe(200);
  await shop.runJobs();
  expect(await owedByBooks(orderId)).toBe(0);
  expect(await debit(orderId, [{ position: 1, amount: 1 }])).toMatchObject({ status: 422 });
});

test('refuses empty notes, unknown items and orders without an invoice, and is for staff who may pay back', async () => {
  const { customer, orderId } = await sent();
  const refusals = [
    [[], {}, /at least one item/],
    [[{ position: 1, amount: 0 }], {}, /above zero/],
    [[{ position: 3, amount: 1 }], {}, /items of the invoice are others/],
    [[{ position: 1, amount: 1 }], { reason: ' ' }, /why it is dearer/],
  ] as const;
  for (const [lines, more, text] of refusals) {
    expect(await debit(orderId, [...lines], more)).toMatchObject({ status: 400, data: expect.stringMatching(text) });
  }
  const unsent = await readyToOrder(shop);
  const { order_id } = (await unsent.place()).data;
  expect(await debit(order_id, [{ position: 1, amount: 1 }])).toMatchObject({ code: 'not_possible' });
  expect((await debit(999_999, [{ position: 1, amount: 1 }])).status).toBe(404);
  for (const visitor of [customer, shop.visitor()])
    expect((await debit(orderId, [{ position: 1, amount: 1 }], {}, visitor)).status).toBe(401);
  expect((await debit(orderId, [{ position: 1, amount: 1 }], {}, await shop.staff('Order desk'))).status).toBe(403);
});
