import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let accountant: ShopVisitor;
let today: string;
beforeAll(async () => {
  shop = await openShop();
  accountant = await shop.staff('Accounts');
  today = indianDay(shop.clock.now());
});
afterAll(() => shop.close());

test('GetAccounts sums the documents of a period by series, from the first number to the last', async () => {
  const period = { from: today, to: today };
  expect(await accountant.call('GetAccounts', period)).toMatchObject({ status: 200, data: { series: [] } });
  const desk = await shop.staff();
  const bengaluru = { line: { destination_pin: '560001' }, address: { state: 4026, pincode: '560001' } };
  for (const place of [{}, bengaluru]) {
    const { orderId } = await paidOrder(shop, place);
    await moveOrderTo(desk, orderId, 'Dispatched');
  }
  const { data } = await accountant.call('GetAccounts', period);
  const [invoices, vouchers] = data.series;
  expect(invoices).toMatchObject({ kind: 'tax-invoice', documents: 2, missing: 0 });
  expect(invoices.first_number).toMatch(/^INV\/\d\d-\d\d\/000001$/);
  expect(invoices.last_number).toMatch(/^INV\/\d\d-\d\d\/000002$/);
  // One sale is within the state, the other to Karnataka.
  expect(invoices.cgst).toBeGreaterThan(0);
  expect(invoices.igst).toBeGreaterThan(0);
  const { rows } = await shop.services.db.$client.query('select sum(total_paise) as sum from orders');
  expect(Math.round(invoices.total * 100)).toBe(Number(rows[0].sum));
  expect(Math.round((invoices.taxable + invoices.cgst + invoices.sgst + invoices.igst) * 100)).toBe(
    Number(rows[0].sum),
  );
  expect(vouchers).toMatchObject({ kind: 'receipt-voucher', documents: 2, cgst: 0, total: invoices.total });
  expect((await accountant.call('GetAccounts', { from: '2020-01-01', to: '2020-12-31' })).data.series).toEqual([]);
});

test('GetAccounts refuses invalid periods', async () => {
  expect(await accountant.call('GetAccounts', { from: today, to: '' })).toMatchObject({
    status: 400,
    data: 'Please choose the last day of the period.',
    body: { field: 'to' },
  });
});

test('GetAccounts is for staff who may see accounts', async () => {
  const period = { from: today, to: today };
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await visitor.call('GetAccounts', period)).status).toBe(401);
  expect((await (await shop.staff('Production')).call('GetAccounts', period)).status).toBe(403);
});
