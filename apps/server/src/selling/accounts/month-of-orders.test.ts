import { isWaitingRefund } from '@boxwright/orders';
import { discountsOfOrder, documentsOf, heldFor, refundsOf } from '@boxwright/storage';
import { seeded } from '@boxwright/testing/random';
import { isThorough } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { aMonthOf } from '../../testing/books/month.ts';
import { type Books, readBooks } from '../../testing/books/read-books.ts';
import { add, type Sums } from '../../testing/books/sums.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { feeOn, payuMoney, payuReport } from '../../testing/settlements.ts';
import { orderNumber } from '../company/order-number.ts';
import { printedOn } from '../documents/printed-on.ts';
import { orderMoneyOf } from '../orders/balance.ts';
import { reducesSupply } from '../refunds/refund-causes.ts';

/** Other months are tried with other seeds and more orders: `SEED=7 ORDERS=500 npx vitest run …`. */
const orders = Number(process.env['ORDERS'] ?? (isThorough ? 500 : 12));
const seed = Number(process.env['SEED'] ?? 5);
/** In ms: 500 orders take four minutes of a quiet machine, and several times that beside the other tests. */
const wholeMonth = 3_600_000;

let shop: Shop;
let ids: number[];
let books: Books;
let settled: { readonly net: number; readonly fee: number; readonly gst: number; readonly waiting: number };
beforeAll(async () => {
  shop = await openShop();
  const from = indianDay(shop.clock.now());
  ids = await aMonthOf(orders, shop, seeded(seed));
  settled = await settle();
  books = await readBooks(shop, await shop.staff('Accounts'), { from, to: indianDay(shop.clock.now()) });
}, wholeMonth);
afterAll(() => shop.close());

/** PayU settles all but every fifth payment, a day's at a time; returns what went to the bank and what waits. */
async function settle() {
  const accounts = await shop.staff('Accounts');
  const day = indianDay(shop.clock.now());
  const sums = { net: 0, fee: 0, gst: 0, waiting: 0 };
  const rows = (await payuMoney(shop)).flatMap(({ txnid, payu, amount, kind, request }, place) => {
    if (kind === 'payment' && place % 5 === 4) {
      sums.waiting += amount;
      return [];
    }
    const { fee, gst } = kind === 'payment' ? feeOn(amount) : { fee: 0, gst: 0 };
    sums.net += amount - fee - gst;
    sums.fee += fee;
    sums.gst += gst;
    const action = kind === 'payment' ? 'capture' : 'refund';
    return [{ txnid, payuId: payu, request, action, amount, fee, gst, day, utr: `UTR${place % 3}` }];
  });
  const imported = await accounts.call('ImportSettlement', { list: payuReport(rows) });
  expect(imported.data).toEqual({ imported: rows.length, known: 0, odd: 0 });
  return sums;
}

/** Invoices less credit notes, as they were printed. */
async function printed() {
  const sums: Sums = {};
  const byHsn: Sums = {};
  for (const id of ids)
    for (const issued of await documentsOf(shop.services.db, id)) {
      const sign = { 'tax-invoice': 1, 'debit-note': 1, 'credit-note': -1 }[issued.kind as string];
      if (sign === undefined) continue;
      for (const { hsn, taxable, cgst, sgst, igst } of printedOn(issued).lines) {
        add(byHsn, hsn, sign * (taxable + cgst + sgst + igst));
        for (const [head, amount] of Object.entries({ taxable, cgst, sgst, igst })) add(sums, head, sign * amount);
      }
    }
  return { sums, byHsn };
}

test('coupons and price lists have lowered some of its orders', async () => {
  const all = await Promise.all(ids.map((id) => discountsOfOrder(shop.services.db, id)));
  expect(new Set(all.flat().map(({ source }) => source))).toEqual(new Set(['coupon', 'price-list']));
});

test('papers, register, GSTR-1 and Tally agree to the paisa, by head of tax and HSN', async () => {
  const { sums, byHsn } = await printed();
  expect(sums['taxable']).toBeGreaterThan(0);
  expect(books.register).toEqual(sums);
  expect(books.gstr1).toEqual({ taxable: sums['taxable'] });
  expect(books.hsn).toEqual({ sums, byHsn });
  expect(books.tally.unbalanced).toEqual([]);
  expect(books.tally.sales).toEqual(sums);
});

test('the portal’s GSTR-1 has the sums of the papers by tax and HSN, and its registered part those of the e-invoices', async () => {
  const { sums, byHsn } = await printed();
  expect(books.portals.gstr1).toEqual(sums);
  expect(books.portals.byHsn).toEqual(byHsn);
  expect(books.portals.wrong).toEqual([]);
  expect(books.portals.eInvoices['taxable']).toBeGreaterThan(0);
  expect(books.portals.eInvoices).toEqual(books.portals.registered);
});

test('what a buyer owes in the ledger, and all of them in Tally, is what the shop asks for', async () => {
  const wrong: string[] = [];
  for (const id of ids) {
    const order = await storedOrder(shop, id);
    const balance = books.ledger[orderNumber(order)] ?? 0;
    const documents = await documentsOf(shop.services.db, id);
    const refunds = await refundsOf(shop.services.db, id);
    const waiting = refunds
      // One that takes something off the sale gets its credit note when it is paid: together they change nothing.
      .filter(({ state, causeCode }) => isWaitingRefund(state) && !reducesSupply(causeCode))
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const { paid, due } = await orderMoneyOf(shop.services.db, order);
    const isInvoiced = documents.some(({ kind }) => kind === 'tax-invoice');
    const owed = isInvoiced ? Math.max(0, balance + waiting) : due;
    if (owed !== due || (!isInvoiced && balance !== -paid))
      wrong.push(`order ${id}, ${order.status}: ${balance} in the ledger, ${waiting} on its way back, ${due} due`);
  }
  expect(wrong).toEqual([]);
  // What is held for buyers stands beside their orders.
  const held = await Promise.all(
    ids.map(async (id) => heldFor(shop.services.db, (await storedOrder(shop, id)).customerId)),
  );
  expect(Math.max(...held)).toBeGreaterThan(0);
  expect(-(books.ledger[''] ?? 0)).toBe(held.reduce((sum, each) => sum + each, 0));
  const all = Object.values(books.ledger).reduce((sum, balance) => sum + balance, 0);
  expect(books.tally.buyers).toBe(all);
});

test('PayU’s settlements less fee and GST are what the bank got; what isn’t settled is listed, and left in its ledger', async () => {
  const { bank, others } = { bank: settled.net, others: books.tally.others };
  expect(settled.net).toBeGreaterThan(0);
  expect(others['PayU Charges']).toBe(settled.fee);
  expect(others['Input IGST']).toBe(settled.gst);
  expect(others['PayU']).toBe(settled.waiting);
  const accounts = await shop.staff('Accounts');
  const sums = (await accounts.call('GetSettlements', {})).data.settlements as { net: number }[];
  expect(sums.reduce((sum, { net }) => sum + Math.round(net * 100), 0)).toBe(bank);
  shop.clock.advance({ days: 6 });
  const { unsettled_sum } = (await (await shop.staff('Accounts')).call('GetSettlements', {})).data;
  expect(Math.round(unsettled_sum * 100)).toBe(settled.waiting);
});
