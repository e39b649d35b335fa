import { findOrder } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueDay } from '../../selling/orders/due-day.ts';
import { begunSale, deskBox } from '../../testing/desk-sales.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { openReceivables, type Receivables } from '../../testing/receivables.ts';

let shop: Shop;
let office: Receivables;
beforeAll(async () => {
  shop = await openShop();
  office = await openReceivables(shop);
});
afterAll(() => shop.close());

describe('an order on account', () => {
  test('is offered in place of “pay later”, made and sent unpaid, grows old in the list, and is settled', async () => {
    const { customer, orderId, total, customerId } = await office.placed();
    expect((await office.waysOf(customer, orderId)).modes).toContain('PayLater');
    expect((await office.confirm(customer, orderId)).status).toBe(422);
    expect((await office.terms(customerId, '30', 1_00_000)).data).toEqual({ version: 1 });
    const offered = await office.waysOf(customer, orderId);
    expect(offered).toMatchObject({ credit_problem: null, on_account_by: dueDay(shop.clock.now(), 30) });
    expect(offered.modes).toContain('OnAccount');
    expect(offered.modes).not.toContain('PayLater');
    expect((await office.confirm(customer, orderId)).status).toBe(200);
    const by = dueDay(shop.clock.now(), 30);
    expect(await findOrder(shop.services.db, orderId)).toMatchObject({ paymentDueOn: by, paymentMode: 'OnAccount' });
    await shop.runJobs();
    expect((await mailsTo(shop, customer.email, 'is placed'))[0]).toContain('we start at once');
    // No step waits for its money.
    await moveOrderTo(office.desk, orderId, 'Dispatched');
    expect(await office.rowOf(customerId)).toMatchObject({ open: total, most_late: 0, ages: [total, 0, 0, 0, 0] });

    await office.dueSince(orderId, 1);
    expect(await office.rowOf(customerId)).toMatchObject({ most_late: 1, ages: [0, total, 0, 0, 0] });
    await office.dueSince(orderId, 90);
    expect(await office.rowOf(customerId)).toMatchObject({ most_late: 90, ages: [0, 0, 0, total, 0] });
    const late = await office.accounts.call('GetReceivables', { overdue: true });
    expect(late.data.customers[0]).toMatchObject({ customer_id: customerId });

    // It can be paid online all the while, and stays on account.
    expect((await office.waysOf(customer, orderId)).ways).toMatchObject([
      { paymentmode: 'OnAccount', purpose: 'balance' },
    ]);
    const part = { amount: 1000, seen_due: total, reference: `UTR ${orderId}`, received_on: office.today() };
    await office.desk.call('RecordPayment', { orderid: orderId, how: 'transfer', ...part });
    expect((await findOrder(shop.services.db, orderId))?.paymentDueOn).toBe(dueDay(shop.clock.now(), -90));
    const rest = Math.round((total - 1000) * 100) / 100;
    expect(await office.account(customerId)).toMatchObject({ open: rest, closing: rest });
    await office.desk.call('RecordPayment', {
      ...{ orderid: orderId, how: 'transfer', ...part },
      ...{ amount: rest, seen_due: rest, reference: `UTR rest ${orderId}` },
    });
    expect(await office.account(customerId)).toMatchObject({ open: 0, closing: 0, open_items: [] });
    expect(await office.rowOf(customerId)).toBeUndefined();
  });

  test('isn’t offered beyond the limit, and of two orders at once only those within it are confirmed', async () => {
    const sale = await begunSale(shop);
    const { customerId, addressId } = sale;
    const other = (await office.desk.call('StartSale', { customer_id: customerId })).data.sale_id as number;
    const read = async (sale_id: number) => (await office.desk.call('GetSale', { sale_id })).data;
    const seen = async (sale_id: number) => ({ sale_id, seen: (await read(sale_id)).version });
    await office.desk.call('AddBoxToSale', { ...(await seen(other)), ...deskBox });
    const place = async (sale_id: number) => {
      const { total } = await read(sale_id);
      const addresses = { shipping_address: addressId, billing_address: addressId };
      const paid = { payment: 'OnAccount', accepted_total: total };
      return office.desk.call('PlaceSale', { ...(await seen(sale_id)), ...addresses, ...paid });
    };
    expect((await place(other)).status).toBe(422);
    const limit = Math.ceil((await read(other)).total * 1.5);
    expect((await office.terms(customerId, '15', limit)).status).toBe(200);
    const answers = await Promise.all([sale.saleId, other].map(place));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.data).toMatch(/^Your account with us has a limit of ₹/);
    const left = answers[0] === refused ? sale.saleId : other;
    const modes = async () => (await read(left)).ways.map(({ paymentmode }: { paymentmode: string }) => paymentmode);
    expect(await modes()).toEqual(['OnlinePayment', 'OnlinePartialPayment', 'COD']);
    await office.terms(customerId, '15', limit * 2, 1);
    expect(await modes()).toContain('OnAccount');
  });
});

test('terms that somebody else has changed meanwhile are refused, and the usual terms come back', async () => {
  const { customerId, customer, orderId } = await office.placed();
  expect((await office.terms(customerId, '30', 50_000)).status).toBe(200);
  // A double click, and a page from before.
  expect((await office.terms(customerId, '30', 50_000)).data).toEqual({ version: 1 });
  expect((await office.terms(customerId, '45', 50_000)).status).toBe(409);
  expect((await office.terms(customerId, '45', 50_000, 1)).data).toEqual({ version: 2 });
  expect((await office.account(customerId)).terms).toMatchObject({ days: 45, limit: 50_000, version: 2 });
  for (const [days, limit] of [
    ['', 5],
    ['10', null],
    ['200', 5],
    ['x', 5],
    ['10', -1],
  ] as const)
    expect((await office.terms(customerId, days, limit, 2)).status).toBe(400);
  expect((await office.terms(customerId, '', null, 1)).status).toBe(409);
  expect((await office.terms(customerId, '', null, 2)).data).toEqual({ version: 0 });
  expect((await office.waysOf(customer, orderId)).modes).toContain('PayLater');
  // Made again, they have another version than any page from before.
  expect((await office.terms(customerId, '20', 40_000)).data).toEqual({ version: 4 });
  for (const seen of [1, 2]) expect((await office.terms(customerId, '60', 90_000, seen)).status).toBe(409);
  expect((await office.account(customerId)).terms).toMatchObject({ days: 20, limit: 40_000, version: 4 });
  expect((await office.terms(9_999_999, '1', 1)).status).toBe(404);
});
