import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let accountant: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  accountant = await shop.staff('Accounts');
});
afterAll(() => shop.close());

const close = (through: string, who = accountant) => who.call('CloseBooks', { through });
const lastOfMonth = (day: string, months = 0): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
};

test('after a month is closed nothing is dated in it: payments, reversals, refunds and documents', async () => {
  const { place } = await readyToOrder(shop);
  const { order_id: orderid, total_amount: amount } = (await place()).data;
  const placedOn = indianDay(shop.clock.now());
  const month = lastOfMonth(placedOn);
  expect((await close(month)).data).toBe('A month is closed once it has ended.');
  expect((await close('2026-02-17')).data).toBe('A month is closed once it has ended.');
  shop.clock.advance({ days: 31 });
  accountant = await shop.staff('Accounts');
  const admin = await shop.staff();

  const pay = (received_on: string, reference: string) =>
    admin.call('RecordPayment', { orderid, how: 'transfer', reference, amount, seen_due: amount, received_on });
  expect(await close(month)).toMatchObject({ status: 200, data: { through: month } });
  // A double click, and a month before.
  expect((await close(month)).data).toEqual({ through: month });
  expect((await close(lastOfMonth(month, -1))).data).toEqual({ through: month });
  const refused = await pay(placedOn, 'UTR 1');
  expect([refused.status, refused.data]).toEqual([
    400,
    expect.stringMatching(/^The books are closed until \d+ \w+ \d{4}\. Enter a later day, or have the month reopened/),
  ]);
  const today = indianDay(shop.clock.now());
  expect((await pay(today, 'UTR 1')).status).toBe(200);

  // The database itself takes nothing into it, whichever program writes.
  const { $client: sql } = shop.services.db;
  const { orderId } = await paidOrder(shop);
  await moveOrderTo(admin, orderId, 'Dispatched');
  const copied = `insert into documents (order_id, kind, version, number, snapshot, issued_at)
    select order_id, kind, 99, 'INV/99-99/000001', snapshot, ($1::date + time '12:00') at time zone 'Asia/Kolkata'
      from documents where kind = 'tax-invoice' limit 1`;
  await expect(sql.query(copied, [month])).rejects.toThrow('the books of that day are closed');
  await expect(
    sql.query(
      "insert into payment_ledger (order_id, kind, amount_paise, gateway_payment_id, received_on) values ($1, 'cash', 100, 'r', $2)",
      [orderId, month],
    ),
  ).rejects.toThrow('the books of that day are closed');
});

test('only who may close books closes them', async () => {
  expect((await close('2020-01-31', await shop.staff('Order desk'))).status).toBe(403);
  expect((await close('2020-01-31', shop.visitor())).status).toBe(401);
});
