import { insertOrder, inTransaction, markCartOrdered, type NewOrder, openCartFor } from '@boxwright/storage';
import { aBoxLine, anOrder, anOrderLine, aStickerLine } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueInvoice } from '../../selling/documents/issue-invoice.ts';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (customer: ShopCustomer, body: object = {}) => customer.call('GetCustomerOrderDetails', body);

/** Stores an order as if it had been placed and closed. */
const stored = (customer: ShopCustomer, own: Partial<NewOrder> = {}, line = aBoxLine()) =>
  inTransaction(shop.services.db, async (tx) => {
    const cart = await openCartFor(tx, { customerId: customer.id });
    const order = await insertOrder(
      tx,
      anOrder({ cartId: cart.id, customerId: customer.id }, { placedAt: shop.clock.now(), ...own }),
      [anOrderLine(line)],
    );
    await markCartOrdered(tx, cart.id);
    if (!order) throw new Error('This cart has an order already.');
    return order;
  });

const numbersOf = (answer: { data: { fld_order_number: string }[] }) =>
  answer.data.map(({ fld_order_number: number }) => number);

/** Every substring of a text. */
const partsOf = (text: string): string[] =>
  [...text].flatMap((_, from) => [...text].slice(from).map((_last, length) => text.slice(from, from + length + 1)));

describe('GetCustomerOrderDetails', () => {
  test('lists a placed order with its value, its state and the link to its key line', async () => {
    const { customer, place } = await readyToOrder(shop);
    const placed = await place();
    const answer = await list(customer, { WhereClause: { fld_customer_id: customer.id } });
    expect(answer.status).toBe(200);
    const token = answer.data[0].fld_download_token;
    expect(answer.data).toEqual([
      {
        fld_order_id: placed.data.order_id,
        fld_order_number: placed.data.order_number,
        fld_order_date: shop.clock.now().toISOString(),
        fld_order_amount: placed.data.total_amount,
        fld_payment_mode: 'OnlinePayment',
        fld_payment_status: 'Payment Initiated',
        fld_order_status: 'IN-PROCESS',
        fld_order_status_label: 'Order Placed',
        fld_artwork: null,
        fld_open_attempt: false,
        fld_carriage_kept: false,
        fld_demonstration: false,
        fld_invoice_file: null,
        fld_key_line_doc: `/downloads/key-line/${token}`,
        fld_download_token: token,
        fld_serial_number: 1,
        fld_matching_orders: 1,
        TotalSalesValue: placed.data.total_amount,
        TotalOrder: 1,
        Todays_order: 1,
        Todays_order_value: placed.data.total_amount,
        thisMonth_order: 1,
        held_on_account: 0,
      },
    ]);
    expect((await shop.app.inject(answer.data[0].fld_key_line_doc)).headers['content-type']).toBe('application/pdf');
    await customer.call('StartPayment', { orderid: placed.data.order_id, purpose: 'full' });
    expect((await list(customer)).data).toMatchObject([{ fld_open_attempt: true }]);
  });

  test('links the invoice once it is stored, and no key line for orders without a box', async () => {
    const customer = await shop.customer();
    const order = await stored(
      customer,
      { status: 'Dispatched', goodsPaise: 450_000, totalPaise: 463_668 },
      aStickerLine(),
    );
    const invoice = await inTransaction(shop.services.db, (tx) => issueInvoice(shop.services, tx, order, undefined));
    const [row] = (await list(customer)).data;
    expect(row).toMatchObject({ fld_key_line_doc: null });
    const file = await shop.app.inject(row.fld_invoice_file);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="${invoice.number?.replaceAll('/', '-')}.pdf"`,
    );
    expect(file.payload).toMatch(/^%PDF-/);
  });

  test('lists only the customer’s own orders, and refuses another customer’s id', async () => {
    const [customer, stranger] = [await shop.customer(), await shop.customer()];
    const order = await stored(customer);
    expect((await list(stranger)).data).toEqual([]);
    expect((await list(stranger, { WhereClause: { fld_order_id: order.id } })).data).toEqual([]);
    expect((await list(stranger, { WhereClause: { fld_customer_id: customer.id } })).status).toBe(403);
    expect(await shop.visitor().call('GetCustomerOrderDetails', {})).toMatchObject({ status: 401 });
  });

  test('refuses invalid filters and page numbers', async () => {
    const customer = await shop.customer();
    for (const body of [{ WhereClause: { 'fld_customer_id = 1 OR 1': 1 } }, { page: 0 }, { pagesize: 101 }]) {
      expect((await list(customer, body)).status).toBe(400);
    }
  });

  test('pages through the orders, newest first; a page beyond the last one shows the last', async () => {
    const customer = await shop.customer();
    const ids: number[] = [];
    for (let each = 0; each < 12; each += 1) ids.unshift((await stored(customer)).id);
    const page = async (number: number) => (await list(customer, { page: number, pagesize: '5' })).data;
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map((rows) => rows.length)).toEqual([5, 5, 2]);
    expect(pages.flat().map((row) => row.fld_order_id)).toEqual(ids);
    expect(pages.flat().map((row) => row.fld_serial_number)).toEqual(ids.map((_, place) => place + 1));
    expect(await page(99)).toEqual(pages[2]);
    expect((await list(customer, { WhereClause: { fld_order_id: ids[3] } })).data).toMatchObject([
      { fld_order_id: ids[3], fld_matching_orders: 1, TotalOrder: 12 },
    ]);
  });

  test('searches status, number and payment as the table shows them, ignoring case', async () => {
    const customer = await shop.customer();
    // Still New Year's Eve in UTC, but already 2026 in India: the number contains 2026.
    const placed = await stored(customer, { placedAt: new Date('2025-12-31T20:00:00Z') });
    const paid = await stored(customer, { status: 'In Production', paymentStatus: 'Paid' });
    const cod = await stored(customer, { status: 'Delivered', paymentMode: 'COD', paymentStatus: 'Paid' });
    const rows = (await list(customer)).data;
    const numbers = new Map(
      rows.map((row: { fld_order_id: number }, place: number) => [row.fld_order_id, numbersOf({ data: rows })[place]]),
    );
    const find = async (search: string) => numbersOf(await list(customer, { search }));
    const of = (...orders: { id: number }[]) => orders.map(({ id }) => numbers.get(id));

    expect(await find('order pla')).toEqual(of(placed));
    expect(await find('  IN  production ')).toEqual(of(paid));
    expect(await find('paid')).toEqual(of(paid));
    expect(await find('CASH ON')).toEqual(of(cod));
    expect(await find('in-process')).toEqual([]);
    expect(await find(String(numbers.get(placed.id)).toLowerCase())).toEqual(of(placed));
    expect(numbers.get(placed.id)).toMatch(/^BW26-\d{6}$/);
    const digits = String(numbers.get(placed.id)).slice(5);
    for (const typed of [`BW26${digits}`, `bw26 ${digits}`, `Bw 26 – ${digits}`, `26${digits}`])
      expect(await find(typed), typed).toEqual(of(placed));
    expect(await find(`bw25${digits}`)).toEqual([]);
    expect(await find(' ')).toEqual(of(cod, paid, placed));
    for (const nothing of ['%', '_', "' or 1=1 --", 'refunded']) expect(await find(nothing)).toEqual([]);
  });

  test('finds an order by any part of its number, and no other order', async () => {
    const customer = await shop.customer();
    const newYear = new Date('2026-12-31T20:00:00Z');
    const numbered = async (number: number, own: Partial<NewOrder> = {}) => {
      const { id } = await stored(customer, own);
      await shop.services.db.$client.query('update orders set number = $1 where id = $2', [number, id]);
    };
    for (const number of [90, 60_090, 999_999, 1_000_090, 2_147_483_647]) await numbered(number);
    await numbered(27_000, { placedAt: newYear });
    const numbers = numbersOf(await list(customer));
    expect(numbers.slice(0, 2)).toEqual(['BW27-027000', 'BW26-2147483647']);
    const parts = new Set([
      ...['bw27-027000', 'bw26-1000090'].flatMap(partsOf),
      ...['b26', 'bw0', 'w-', 'bw2-', '26-09', '--', '126-', 'w26-0000', '00000000090', '7-0000'],
    ]);
    for (const part of parts) {
      const expected = numbers.filter((number) => number.toLowerCase().includes(part));
      expect(numbersOf(await list(customer, { search: part })), part).toEqual(expected);
    }
  });

  test('sums by Indian days and months, without cancelled orders', async () => {
    shop.clock.set('2026-12-01T00:30:00+05:30');
    const customer = await shop.customer();
    await stored(customer, { placedAt: new Date('2026-11-30T23:59:00+05:30') });
    await stored(customer);
    await stored(customer, { status: 'Cancelled' });
    expect((await list(customer, { search: 'delivered' })).data).toEqual([]);
    expect((await list(customer, { pagesize: 1 })).data).toMatchObject([
      {
        TotalSalesValue: 5740.36,
        TotalOrder: 2,
        Todays_order: 1,
        Todays_order_value: 2870.18,
        thisMonth_order: 1,
        fld_matching_orders: 3,
      },
    ]);
  });
});
