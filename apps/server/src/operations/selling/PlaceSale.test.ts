import { findOrder } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

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

test('PlaceSale places orders to be paid later, and in cash', async () => {
  for (const payment of ['PayLater', 'COD']) {
    const { place } = await begunSale(shop);
    const { data } = await place({ payment });
    const order = await findOrder(shop.services.db, data.order_id);
    expect(order).toMatchObject({ paymentMode: payment, confirmedAt: expect.any(Date) });
  }
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

test('a customer can’t place what staff are still filling for them', async () => {
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

test('PlaceSale refuses whoever may not sell', async () => {
  const body = { sale_id: 1, seen: 1, billing_address: 1, payment: 'Link', accepted_total: 1 };
  expect(await refusedToOthers(shop, 'PlaceSale', body, 'Accounts')).toEqual([401, 401, 403]);
});
