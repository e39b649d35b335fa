import { findOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { begunSale, deskBox, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop, type WireAnswer } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The total of the order with this way to pay. */
const totalOf = async (read: () => Promise<WireAnswer['data']>, payment: string): Promise<number> =>
  (await read()).ways.find(({ paymentmode }: { paymentmode: string }) => paymentmode === payment).total;

test('PlaceSale makes an order with a link to pay it; repeated, it is the same order', async () => {
  const { place, read, desk, saleId, addressId } = await begunSale(shop);
  const { version, total } = await read();
  const placing = {
    ...{ sale_id: saleId, seen: version, accepted_total: total, payment: 'Link' },
    ...{ shipping_address: addressId, billing_address: addressId },
  };
  const answers = await Promise.all([desk.call('PlaceSale', placing), desk.call('PlaceSale', placing)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
  const [{ data } = { data: null }] = answers;
  expect(data).toMatchObject({ total, due: total, pay_address: expect.stringMatching(/\/pay\/[\w-]{20,}$/) });
  expect((await read()).order).toMatchObject({ order_id: data.order_id });
  expect((await place()).data.order_id).toBe(data.order_id);
});

test('a sale says that its order is cancelled, whatever is due', async () => {
  const { place, read, desk } = await begunSale(shop);
  const { data } = await place();
  expect(data.is_cancelled).toBe(false);
  const cancelled = { orderid: data.order_id, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled' };
  expect((await desk.call('MoveOrder', cancelled)).status).toBe(200);
  expect((await read()).order).toMatchObject({ due: 0, is_cancelled: true });
});

test('a sale whose quotation was ordered from another sale names that order, is no longer open, and is placed once more only on purpose', async () => {
  const { desk, id, saleId, addressId, read, place } = await quotedSale(shop);
  const { data: sold } = await desk.call('SellQuotation', { quotation_id: id });
  const soldSale = async () => (await desk.call('GetSale', { sale_id: sold.sale_id })).data;
  const openIds = async () =>
    (await desk.call('GetSales', {})).data.sales.map(({ sale_id }: { sale_id: number }) => sale_id);
  expect(await read()).toMatchObject({ ordered_as: null });
  expect(await openIds()).toEqual(expect.arrayContaining([saleId, sold.sale_id]));
  const { version, total } = await soldSale();
  const { data: won } = await desk.call('PlaceSale', {
    ...{ sale_id: sold.sale_id, seen: version, accepted_total: total, payment: 'Link' },
    ...{ shipping_address: addressId, billing_address: addressId },
  });
  expect(await soldSale()).toMatchObject({ ordered_as: null, order: { number: won.number } });
  const { ordered_as } = await read();
  expect(ordered_as).toEqual({ quotation: expect.stringMatching(/^Q/), order_id: won.order_id, number: won.number });
  expect(await openIds()).not.toContain(saleId);
  expect(await place()).toMatchObject({ status: 409, data: expect.stringContaining(`was ordered as ${won.number}`) });
  expect((await read()).order).toBeNull();
  const again = await place({ once_more: true });
  expect(again.status).toBe(200);
  expect(again.data.order_id).not.toBe(won.order_id);
});

test('PlaceSale places orders to be paid later, and in cash', async () => {
  for (const payment of ['PayLater', 'COD']) {
    const { place, read } = await begunSale(shop);
    const { data } = await place({ payment, accepted_total: await totalOf(read, payment) });
    const order = await findOrder(shop.services.db, data.order_id);
    expect(order).toMatchObject({ paymentMode: payment, confirmedAt: expect.any(Date) });
  }
});

test('the sale shows the total with cash on delivery, and the order costs no more', async () => {
  const { place, read } = await begunSale(shop);
  const { ways, cash_problem, total } = await read();
  const cash = ways.find(({ paymentmode }: { paymentmode: string }) => paymentmode === 'COD');
  expect(cash_problem).toBeNull();
  expect(cash.extra).toBeGreaterThan(0);
  // Without the charge for cash on delivery, and with two paise less than the total.
  for (const accepted_total of [total, cash.total - 0.02]) {
    expect(await place({ payment: 'COD', accepted_total })).toMatchObject({ status: 409 });
    expect((await read()).order).toBeNull();
  }
  const answers = await Promise.all([1, 2].map(() => place({ payment: 'COD', accepted_total: cash.total })));
  for (const { data } of answers) {
    expect(data).toMatchObject({ total: cash.total, due: cash.total, payment_mode: 'COD', pay_address: '' });
  }
  expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
});

test('a refused way to pay places nothing, and the sale shows the reason before', async () => {
  const { call, place, read } = await begunSale(shop);
  const [box] = (await read()).lines;
  await call('AddBoxToSale', { ...deskBox, quantity: 9000 });
  await call('RemoveSaleLine', { line_id: box.line_id });
  const { ways, cash_problem, version } = await read();
  expect(cash_problem).toBe('Cash on delivery is offered up to ₹25,000.00.');
  expect(ways.map(({ paymentmode }: { paymentmode: string }) => paymentmode)).not.toContain('COD');
  const refused = await Promise.all([1, 2].map(() => place({ payment: 'COD' })));
  for (const answer of refused) expect(answer).toMatchObject({ status: 422, data: cash_problem });
  expect(await read()).toMatchObject({ order: null, version });
  expect((await place()).status).toBe(200);
});

test('PlaceSale refuses a total that has risen, an empty sale, and a sale that was changed', async () => {
  const { place, call, read } = await begunSale(shop);
  const { version, total, lines } = await read();
  expect(await place({ accepted_total: total - 10 })).toMatchObject({ status: 409 });
  expect(await place({ seen: version - 1 })).toMatchObject({ status: 409 });
  expect(await place({ shipping_address: 0 })).toMatchObject({ status: 404 });
  expect(await place({ billing_address: 2_000_000 })).toMatchObject({ status: 404 });
  await call('RemoveSaleLine', { line_id: lines[0].line_id });
  expect(await place()).toMatchObject({ status: 422 });
  expect((await read()).order).toBeNull();
});

test('a customer can’t place a sale that staff are still filling for them', async () => {
  const customer = await shop.customer();
  const desk = await shop.staff();
  const { data } = await desk.call('StartSale', { customer_id: customer.id });
  const placing = {
    ...{
      cartid: data.sale_id,
      orderstatus: 'IN-PROCESS',
      paymentstaus: 'Payment Initiated',
      paymentmode: 'OnlinePayment',
    },
    ...{ shippingaddress: 1, billingaddress: 1 },
  };
  expect((await customer.call('PlaceOrder', placing)).status).toBe(404);
});

test('PlaceSale refuses everybody who may not sell', async () => {
  const body = { sale_id: 1, seen: 1, billing_address: 1, payment: 'Link', accepted_total: 1 };
  expect(await refusedToOthers(shop, 'PlaceSale', body, 'Accounts')).toEqual([401, 401, 403]);
});
