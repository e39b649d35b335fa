import {
  documentsOf,
  ledgerOf,
  listAccountDocuments,
  listChanges,
  listMoneyEntries,
  refundsOf,
} from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { accountDocument } from '../../selling/accounts/account-document.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { leftToCredit, storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder, waiveMoney } from '../../testing/orders.ts';

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

/** Boxes at 5 % and stickers at 18 %, sent; paid in full, or nothing. */
async function sent({ isPaid = true } = {}) {
  const { customer, place } = await readyToOrder(shop);
  await addBoxes(customer, stickers);
  const { order_id: orderId, total_amount: total } = (await place()).data;
  if (isPaid) await payInFull(shop, customer, orderId);
  else await waiveMoney(shop, orderId);
  await moveOrderTo(desk, orderId, 'Dispatched');
  const [invoice] = await documentsOf(shop.services.db, orderId, 'tax-invoice');
  const lines = invoice ? printedOn(invoice).lines : [];
  return { customer, orderId: orderId as number, total: total as number, lines };
}
const item = (position: number, own: { quantity?: number; amount?: number }) => ({
  ...{ position, quantity: 0, amount: 0 },
  ...own,
});
const credit = async (orderid: number, lines: object[], more: object = {}, visitor = accounts) => {
  const seen_left = await leftToCredit(accounts, orderid);
  return visitor.call('IssueCreditNote', { orderid, lines, seen_left, reason: 'Misprint', ...more });
};
const notesOf = async (orderId: number) =>
  (await documentsOf(shop.services.db, orderId, 'credit-note')).map((note) => printedOn(note));
const today = () => indianDay(shop.clock.now());

test('credits an item at its own rate and HSN code, and pays back what was paid for it, without a second paper', async () => {
  const { customer, orderId, lines } = await sent();
  expect(lines.map(({ gstRateBps }) => gstRateBps)).toEqual([500, 1800]);
  const { data } = await credit(orderId, [item(2, { amount: 333.33 })]);
  expect(data).toMatchObject({ credited: 333.33, settled: 0, refund: 333.33, by_hand: 0 });
  const [note] = await notesOf(orderId);
  expect(note).toMatchObject({ total: 333_33, reason: 'Misprint' });
  const { taxable = 0, cgst = 0, sgst = 0, igst = 0 } = note?.lines[1] ?? {};
  expect(taxable + cgst + sgst + igst).toBe(333_33);
  expect(Math.abs(taxable * 0.18 - (cgst + sgst + igst))).toBeLessThan(2);
  expect(note?.lines[0]).toMatchObject({ taxable: 0, cgst: 0, sgst: 0, igst: 0 });
  // An amount alone takes no pieces back.
  expect(note?.lines[1]?.quantity).toBe(0);
  await shop.runJobs();
  const { db } = shop.services;
  expect(await refundsOf(db, orderId)).toMatchObject([{ state: 'succeeded', causeCode: 'invoice-credited' }]);
  const kinds = (await documentsOf(db, orderId)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'credit-note' || kind === 'refund-voucher')).toEqual(['credit-note']);
  expect(await storedOrder(shop, orderId)).toMatchObject({ paymentStatus: 'Paid', refundedPaise: 333_33 });
  expect(await mailsTo(shop, customer.email, 'credited')).toHaveLength(1);

  // The books: the buyer owes nothing, and only the item's rate is in the accounts.
  const period = { from: today(), to: today() };
  const money = (await listMoneyEntries(db, period, null, 100)).filter((entry) => entry.orderId === orderId);
  const documents = (await listAccountDocuments(db, period, null, 100)).filter((row) => row.orderId === orderId);
  const booked = documents.map(accountDocument);
  const sumOf = (wanted: string) =>
    booked.filter(({ kind }) => kind === wanted).reduce((sum, { total }) => sum + total, 0);
  const received = money.reduce((sum, { amount }) => sum + amount, 0);
  expect(sumOf('tax-invoice') - sumOf('credit-note') - received).toBe(0);
  expect(booked.find(({ kind }) => kind === 'credit-note')?.lines.map(({ hsn }) => hsn)).toEqual([lines[1]?.hsn]);
});

test('the accounts take off the pieces that notes name, and no piece is credited twice', async () => {
  const { orderId, total, lines } = await sent({ isPaid: false });
  const pieces = lines[0]?.quantity ?? 0;
  const { credited } = (await credit(orderId, [item(1, { quantity: 40 }), item(2, { amount: 1 })])).data;
  const seen_due = Math.round((total - credited) * 100) / 100;
  const debit = { lines: [{ position: 1, amount: 5000 }], reason: 'Agreed later' };
  expect((await accounts.call('IssueDebitNote', { orderid: orderId, seen_due, ...debit })).status).toBe(200);
  const read = (await accounts.call('GetDeskOrder', { orderid: orderId })).data.creditable;
  expect(read.map(({ quantity }: { quantity: number }) => quantity)).toEqual([pieces - 40, lines[1]?.quantity]);
  expect(await credit(orderId, [item(1, { quantity: pieces })])).toMatchObject({ status: 400 });
  expect((await credit(orderId, [item(1, { quantity: pieces - 40 })])).status).toBe(200);
  expect(await credit(orderId, [item(1, { quantity: 1 })])).toMatchObject({
    status: 400,
    data: 'Only 0 pieces are left of item 1 to be credited.',
  });
  const issued = await listAccountDocuments(shop.services.db, { from: today(), to: today() }, null, 100);
  const booked = issued.filter((row) => row.orderId === orderId).map(accountDocument);
  expect(
    booked
      .filter(({ kind }) => kind !== 'receipt-voucher')
      .map(({ kind, lines }) => [kind, lines.map((line) => line.quantity)]),
  ).toEqual([
    ['tax-invoice', [pieces, lines[1]?.quantity]],
    ['credit-note', [40, 0]],
    ['debit-note', [0]],
    ['credit-note', [pieces - 40]],
  ]);
});

test('settles what is due, by pieces, and pays nothing back; notes for all pieces sum to the item', async () => {
  const { orderId, total, lines } = await sent({ isPaid: false });
  const pieces = lines[0]?.quantity ?? 0;
  const some = await credit(orderId, [item(1, { quantity: 40 })]);
  expect(some.data).toMatchObject({ settled: some.data.credited, refund: 0, by_hand: 0 });
  const rest = Math.round((total - some.data.credited) * 100) / 100;
  const read = (await accounts.call('GetDeskOrder', { orderid: orderId })).data;
  expect(read.ledger).toMatchObject([{ kind: 'credit', amount: some.data.credited }]);
  const money = await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
  expect(money).toMatchObject({ paid: 0, due: Math.round(rest * 100) });
  expect((await notesOf(orderId))[0]?.lines[0]?.quantity).toBe(40);

  expect(await credit(orderId, [item(1, { quantity: pieces })])).toMatchObject({
    status: 400,
    data: expect.stringMatching(/^Only ₹[\d,.]+ are left of item 1 to be credited\.$/),
  });
  const left = read.creditable.find(({ position }: { position: number }) => position === 1).left;
  expect((await credit(orderId, [item(1, { amount: left })])).status).toBe(200);
  const notes = await notesOf(orderId);
  for (const head of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
    expect(notes.reduce((sum, note) => sum + (note.lines[0]?.[head] ?? 0), 0)).toBe(lines[0]?.[head]);
  }
  expect((await ledgerOf(shop.services.db, orderId)).map(({ kind }) => kind)).toEqual(['credit', 'credit']);
  expect(await refundsOf(shop.services.db, orderId)).toEqual([]);
});

test('pieces that came back are credited with a reason, and only by pieces', async () => {
  const { customer, orderId } = await sent();
  const back = { came_back: 'damaged', reason: 'A corner is crushed' };
  expect(await credit(orderId, [item(1, { amount: 10 })], back)).toMatchObject({
    ...{ status: 400, data: expect.stringContaining('how many pieces came back') },
  });
  expect((await credit(orderId, [item(1, { quantity: 30 }), item(2, { quantity: 5 })], back)).status).toBe(200);
  const [note] = await notesOf(orderId);
  expect(note?.reason).toBe('Damaged on the way: A corner is crushed');
  expect(note?.lines.map(({ quantity }) => quantity)).toEqual([30, 5]);
  const [change] = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 1);
  expect(change?.after).toMatchObject({ cameBack: 'damaged', pieces: 35 });
  const { timeline } = (await accounts.call('GetDeskOrder', { orderid: orderId })).data;
  expect(JSON.stringify(timeline)).toContain('A corner is crushed');
  await shop.runJobs();
  expect(await mailsTo(shop, customer.email, 'credited')).toHaveLength(1);
});

test('refuses to take an amount off items of different rates that nobody has named', async () => {
  const { orderId, total } = await sent();
  const refund = { orderid: orderId, amount: 100, seen_refundable: total, reason: 'Dented' };
  expect(await accounts.call('RefundOrder', refund)).toMatchObject({
    code: 'not_possible',
    data: expect.stringContaining('Please write a credit note'),
  });
  // What is left then has one rate.
  const [, second] = (await accounts.call('GetDeskOrder', { orderid: orderId })).data.creditable;
  expect((await credit(orderId, [item(2, { amount: second.left })])).status).toBe(200);
  await shop.runJobs();
  const { refundable: seen_refundable } = (await accounts.call('GetDeskOrder', { orderid: orderId })).data;
  expect(await accounts.call('RefundOrder', { ...refund, seen_refundable })).toMatchObject({ status: 200 });
});

test('two members credit one item once', async () => {
  const { orderId, lines } = await sent();
  const all = item(2, { quantity: lines[1]?.quantity ?? 0 });
  const both = await Promise.all([credit(orderId, [all]), credit(orderId, [all])]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a note that was sent twice, as from two tabs, is issued once', async () => {
  const { orderId } = await sent();
  const seen_left = await leftToCredit(accounts, orderId);
  const send = () => credit(orderId, [item(1, { amount: 1 })], { seen_left });
  expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 409, data: expect.stringContaining('has changed meanwhile') });
  expect(await notesOf(orderId)).toHaveLength(1);
});

test('refuses empty notes, unknown items, and orders without an invoice, and is for staff who may pay back', async () => {
  const { customer, orderId } = await sent();
  const refusals = [
    [[], {}, /at least one item/],
    [[item(1, { quantity: 1, amount: 1 })], {}, /either pieces or an amount/],
    [[item(3, { amount: 1 })], {}, /items of the invoice are others/],
    [[item(1, { quantity: 10_000_000 })], {}, /^Item 1 has [\d,]+ pieces/],
    [[item(1, { amount: 1 })], { reason: ' ' }, /why it is credited/],
  ] as const;
  for (const [lines, more, text] of refusals) {
    expect(await credit(orderId, [...lines], more)).toMatchObject({ status: 400, data: expect.stringMatching(text) });
  }
  // What can't be credited is marked at its own field.
  expect((await credit(orderId, [item(1, { quantity: 10_000_000 })])).body['field']).toBe('quantity-1');
  expect((await credit(orderId, [item(2, { amount: 10_000_000 })])).body['field']).toBe('amount-2');
  const unsent = await readyToOrder(shop);
  const { order_id } = (await unsent.place()).data;
  expect(await credit(order_id, [item(1, { amount: 1 })])).toMatchObject({ code: 'not_possible' });
  expect((await credit(999_999, [item(1, { amount: 1 })])).status).toBe(404);
  for (const visitor of [customer, shop.visitor()]) {
    expect((await credit(orderId, [item(1, { amount: 1 })], {}, visitor)).status).toBe(401);
  }
  expect((await credit(orderId, [item(1, { amount: 1 })], {}, await shop.staff('Order desk'))).status).toBe(403);
});
