import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetCustomer shows facts, addresses, orders, sales by year and quotations', async () => {
  const sale = await begunSale(shop);
  await sale.call('QuoteSale');
  // An order confirmed to be paid later counts as a sale.
  const placed = (await sale.place({ payment: 'PayLater' })).data;
  const { data } = await sale.desk.call('GetCustomer', { customer_id: sale.customerId });
  expect(data).toMatchObject({
    name: 'Anjali Menon',
    email: sale.email,
    mobile: '9845011122',
    addresses: [{ fld_address_2: expect.stringContaining('4 Avinashi Road'), CityName: expect.stringMatching(/./) }],
    orders: [{ number: placed.number, status: 'Order Placed', total: placed.total }],
    years: [{ orders: 1, value: placed.total }],
    quotations: [{ number: expect.stringMatching(/^QTN/), items: [{ quantity: 1000 }] }],
    saved_boxes: [],
    erased: false,
  });
});

test('GetCustomer answers 404 for a customer that doesn’t exist', async () => {
  const desk = await shop.staff('Accounts');
  expect(await desk.call('GetCustomer', { customer_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await desk.call('GetCustomer', { customer_id: 'x' })).toMatchObject({ status: 400 });
});

test('GetCustomer refuses everybody who may not see customers', async () => {
  expect(await refusedToOthers(shop, 'GetCustomer', { customer_id: 1 })).toEqual([401, 401, 403]);
});
