import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let accountant: ShopVisitor;
let period: { from: string; to: string };
beforeAll(async () => {
  shop = await openShop();
  accountant = await shop.staff('Accounts');
  const today = indianDay(shop.clock.now());
  period = { from: today, to: today };
});
afterAll(() => shop.close());

test('CheckEInvoices finds documents that the portal would refuse, and says how to mend them', async () => {
  const desk = await shop.staff();
  const sell = async (address: object) => {
    const { orderId } = await paidOrder(shop, { address });
    await moveOrderTo(desk, orderId, 'Dispatched');
    return orderId;
  };
  await sell({ gstin: '33AAACY2068D1ZN' });
  expect((await accountant.call('CheckEInvoices', period)).data).toEqual({
    e_invoices: 1,
    registered: 0,
    waiting: [{ number: expect.stringMatching(/^INV\/.+\/000001$/), order_id: expect.any(Number) }],
    problems: [],
    complete: true,
  });
  // The GSTIN of a Karnataka branch with the address in Tamil Nadu.
  const orderId = await sell({ gstin: '29AAACY2068D1ZC' });
  await sell({});
  expect((await accountant.call('CheckEInvoices', period)).data).toEqual({
    e_invoices: 2,
    registered: 0,
    waiting: [expect.anything(), expect.objectContaining({ order_id: orderId })],
    problems: [
      {
        number: expect.stringMatching(/^INV\/.+\/000002$/),
        order_id: orderId,
        problem: 'The buyer’s GSTIN 29AAACY2068D1ZC belongs to another state than the address.',
        mend: 'Ask the buyer for the GSTIN of their billing address.',
      },
    ],
    complete: true,
  });
});

test('CheckEInvoices refuses invalid periods', async () => {
  expect((await accountant.call('CheckEInvoices', { from: 'x', to: '' })).status).toBe(400);
});

test('CheckEInvoices is for staff who may see accounts', async () => {
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await visitor.call('CheckEInvoices', period)).status).toBe(401);
  expect((await (await shop.staff('Order desk')).call('CheckEInvoices', period)).status).toBe(403);
});
