import { paise } from '@boxwright/money';
import {
  appendLedger,
  documentsOf,
  inTransaction,
  ledgerOf,
  lockOrder,
  type Order,
  type StoredDocument,
} from '@boxwright/storage';
import { storedOrder } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, payInFull, waiveMoney } from '../../testing/orders.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { causeOfEntry } from './issue-document.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueRefundVoucher } from './issue-refund-voucher.ts';
import { printedOn } from './printed-on.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const dispatch = (order: Order) =>
  inTransaction(shop.services.db, (tx) => issueInvoice(shop.services, tx, order, { courier: 'Blue Dart' }));

const countOf = ({ number }: Pick<StoredDocument, 'number'>) => Number(number?.split('/').at(-1));

const printedOf = async (orderId: number, kind: StoredDocument['kind']) =>
  (await documentsOf(shop.services.db, orderId, kind)).map(printedOn);

describe('invoice numbers', () => {
  test('have no gap and no repeat after 50 dispatches at once, some of which fail', async () => {
    const { services } = shop;
    const desk = await shop.staff();
    const first = countOf(await dispatch((await storedOrder(services.db)).order));
    const orders: Order[] = [];
    for (let each = 0; each < 50; each += 1) {
      const { order } = await storedOrder(services.db, { status: 'Packed' });
      await waiveMoney(shop, order.id);
      orders.push(order);
    }
    const move = (order: Order) =>
      desk.call('MoveOrder', {
        orderid: order.id,
        seenstatus: 'Packed',
        orderstatus: 'Dispatched',
        courier: 'Blue Dart',
      });
    const failed = new Error('full');
    const fail = (order: Order) =>
      inTransaction(services.db, async (tx) => {
        await lockOrder(tx, order.id);
        await issueInvoice(services, tx, order, undefined);
        throw failed;
      }).catch((error) => expect(error).toBe(failed));
    await Promise.all(
      orders.flatMap((order, index) => [move(order), ...(index % 5 === 0 ? [fail(order), move(order)] : [])]),
    );

    const invoices = await Promise.all(orders.map(({ id }) => documentsOf(services.db, id, 'tax-invoice')));
    const counts = invoices.flat().map(countOf);
    expect(counts.sort((a, b) => a - b)).toEqual(orders.map((_, index) => first + 1 + index));
    const challans = await Promise.all(orders.map(({ id }) => documentsOf(services.db, id, 'delivery-challan')));
    expect(new Set(challans.flat().map(countOf)).size).toBe(50);
  });

  test('begin again with the financial year, at midnight in India on 31 March', async () => {
    const { db } = shop.services;
    shop.clock.set('2027-03-31T23:59:59+05:30');
    const before = await dispatch((await storedOrder(db)).order);
    expect(before.number).toMatch(/^INV\/26-27\/\d{6}$/);
    shop.clock.set('2027-04-01T00:00:00+05:30');
    expect(await dispatch((await storedOrder(db)).order)).toMatchObject({ number: 'INV/27-28/000001' });
    shop.clock.set('2026-11-20T10:00:00+05:30');
  });

  test('are given once for an order, and not to an order that doesn’t add up', async () => {
    const { order } = await storedOrder(shop.services.db);
    const [one, two] = [await dispatch(order), await dispatch(order)];
    expect(two).toEqual(one);
    const { order: wrong } = await storedOrder(shop.services.db, { goodsPaise: 273_351, totalPaise: 287_019 });
    await expect(dispatch(wrong)).rejects.toThrow(RangeError);
    expect(await documentsOf(shop.services.db, wrong.id)).toEqual([]);
  });
});

describe('documents of an order', () => {
  test('the payment has its receipt voucher, and the invoice shows it as an advance; inside the state', async () => {
    const { customer, orderId } = await openPayment(shop);
    await payInFull(shop, customer, orderId);
    const [voucher, ...others] = await printedOf(orderId, 'receipt-voucher');
    expect(others).toEqual([]);
    const order = await inTransaction(shop.services.db, (tx) => lockOrder(tx, orderId));
    if (!order || !voucher) throw new Error('not paid');
    expect(voucher).toMatchObject({
      total: order.totalPaise,
      placeOfSupply: { name: 'Tamil Nadu', code: '33' },
      payment: { paid: order.totalPaise, due: 0 },
      lines: [{ taxable: order.totalPaise, gstRateBps: 500, cgst: 0, sgst: 0, igst: 0 }],
    });

    const invoice = printedOn(await dispatch(order));
    expect(invoice).toMatchObject({
      supplier: { gstin: '33AABCB1972C1Z8', state: { name: 'Tamil Nadu', code: '33' } },
      recipient: { company: 'Meena Soaps', city: 'Coimbatore', stateCode: '33' },
      total: order.totalPaise,
      lines: [{ hsn: '481920', quantity: 1000, cgst: order.cgstPaise, sgst: order.sgstPaise, igst: 0 }],
      payment: { due: 0, advances: [{ number: voucher.number, amount: order.totalPaise }] },
      transport: { courier: 'Blue Dart' },
    });
    // The rate is in tenths of a paisa at least, and delivery isn't in it.
    const [line] = invoice.lines;
    const { goods = 1, quantity = 0, taxable = 0 } = line ?? {};
    expect([goods, (goods * 10) % quantity, taxable - goods]).toEqual([order.goodsPaise, 0, order.deliveryPaise]);
    expect(invoice).not.toHaveProperty('notice');
    expect(await printedOf(orderId, 'delivery-challan')).toMatchObject([
      { refersTo: { kind: 'tax-invoice', number: invoice.number } },
    ]);
  });

  test('a payment after the dispatch is paid on the invoice, and gets no voucher', async () => {
    const { customer, orderId } = await openPayment(shop);
    const { db } = shop.services;
    await db.execute(`update orders set status = 'Dispatched' where id = ${orderId}`);
    await payInFull(shop, customer, orderId);
    expect(await documentsOf(db, orderId)).toEqual([]);
  });

  test('names IGST, and the state of supply, outside the state', async () => {
    const igst = { placeOfSupply: '34', cgstPaise: 0, sgstPaise: 0, igstPaise: 13_668 };
    const { order } = await storedOrder(shop.services.db, igst);
    await shop.services.db.execute(
      `update order_lines set cgst_paise = 0, sgst_paise = 0, igst_paise = 13668 where order_id = ${order.id}`,
    );
    expect(printedOn(await dispatch(order))).toMatchObject({
      placeOfSupply: { name: 'Puducherry', code: '34' },
      lines: [{ taxable: 273_350, cgst: 0, sgst: 0, igst: 13_668 }],
      total: 287_018,
    });
  });

  test('a refund before the invoice gets a refund voucher, a refund after it a credit note, each once', async () => {
    const { customer, orderId } = await openPayment(shop);
    await payInFull(shop, customer, orderId);
    const { services } = shop;
    const issue = (gatewayPaymentId: string) =>
      inTransaction(services.db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) throw new Error('gone');
        const amountPaise = -10_001;
        const [payment] = await ledgerOf(tx, orderId);
        const attemptId = payment?.attemptId ?? null;
        const entry = await appendLedger(tx, { orderId, attemptId, kind: 'refund', amountPaise, gatewayPaymentId });
        if (!entry) throw new Error('booked before');
        const refund = { order, ledgerEntryId: entry.id, amount: paise(10_001), reason: 'Cancelled by the buyer' };
        const credit = { ...refund, cause: causeOfEntry(entry), takesPieces: false };
        const note = await issueCreditNote(services, tx, credit);
        expect(await issueCreditNote(services, tx, credit)).toEqual(note);
        return note ?? issueRefundVoucher(services, tx, refund);
      });
    const voucher = await issue('refund-1');
    expect(printedOn(voucher)).toMatchObject({
      number: expect.stringMatching(/^RF\/26-27\/\d{6}$/),
      total: 10_001,
      reason: 'Cancelled by the buyer',
      refersTo: { kind: 'receipt-voucher' },
      payment: { reference: 'refund-1' },
      lines: [{ taxable: 10_001, cgst: 0, sgst: 0, igst: 0 }],
    });

    const [receipt] = await documentsOf(services.db, orderId, 'receipt-voucher');
    expect(voucher.refersTo).toBe(receipt?.id);

    const order = await inTransaction(services.db, (tx) => lockOrder(tx, orderId));
    if (order) await dispatch(order);
    const note = printedOn(await issue('refund-2'));
    expect(note).toMatchObject({
      number: expect.stringMatching(/^CN\/26-27\/\d{6}$/),
      total: 10_001,
      // 100.01 rupees at 5 %.
      lines: [{ taxable: 9_525, cgst: 238, sgst: 238, igst: 0 }],
      refersTo: { kind: 'tax-invoice' },
    });
    expect(note.refersTo?.number).toMatch(/^INV/);
  });

  test('credit notes never exceed what is left of the invoice, and can take all of it to the paisa, head by head', async () => {
    const { services } = shop;
    const { order } = await storedOrder(services.db);
    const invoice = printedOn(await dispatch(order));
    const credit = (cause: string, amount: number) =>
      inTransaction(services.db, async (tx) => {
        await lockOrder(tx, order.id);
        const credited = { cause, amount: paise(amount), reason: 'Two were dented', takesPieces: false };
        return issueCreditNote(services, tx, { order, ...credited });
      });
    expect(await credit('return:1', order.totalPaise + 1)).toBeUndefined();
    expect(await credit('return:2', 100_01)).toBeDefined();
    expect(await credit('return:3', order.totalPaise - 100_00)).toBeUndefined();
    expect(await credit('return:4', order.totalPaise - 100_01)).toBeDefined();
    expect(await credit('return:5', 1)).toBeUndefined();
    const notes = await printedOf(order.id, 'credit-note');
    expect(notes).toHaveLength(2);
    for (const head of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
      const credited = notes.reduce((sum, { lines }) => sum + (lines[0]?.[head] ?? 0), 0);
      expect(credited).toBe(invoice.lines[0]?.[head]);
    }
  });

  test('a demonstration has separate series of numbers, and its documents say that it is one', async () => {
    const { services } = shop;
    const sandbox = { ...services, gateway: { name: 'sandbox' } } as const;
    const { order } = await storedOrder(services.db);
    const invoice = await inTransaction(services.db, (tx) => issueInvoice(sandbox, tx, order, undefined));
    expect(invoice.number).toBe('XIN/26-27/000001');
    expect(printedOn(invoice).notice).toMatch(/^Demonstration/);
  });
});
