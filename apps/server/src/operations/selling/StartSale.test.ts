import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, deskBox, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('StartSale begins a sale that doesn’t touch the customer’s own cart', async () => {
  const customer = await shop.customer();
  const cartId = await addBoxes(customer);
  const desk = await shop.staff('Order desk');
  const { data } = await desk.call('StartSale', { customer_id: customer.id });
  expect(data.sale_id).not.toBe(cartId);
  expect((await desk.call('GetSale', { sale_id: data.sale_id })).data).toMatchObject({ lines: [], order: null });
  expect((await customer.call('GetCartWebsite', {})).data).toHaveLength(1);
  // The customer's cart is no sale.
  expect(await desk.call('GetSale', { sale_id: cartId })).toMatchObject({ status: 404 });
});

test('two presses begin one sale, and a sale with items leaves room for another', async () => {
  const customer = await shop.customer();
  const desk = await shop.staff('Order desk');
  const start = async (): Promise<number> => (await desk.call('StartSale', { customer_id: customer.id })).data.sale_id;
  const [saleId, second] = await Promise.all([start(), start()]);
  expect(second).toBe(saleId);
  expect(await start()).toBe(saleId);
  await desk.call('AddBoxToSale', { sale_id: saleId, seen: 1, ...deskBox });
  expect(await start()).not.toBe(saleId);
});

test('StartSale answers 404 for customers that don’t exist', async () => {
  const { desk } = await begunSale(shop);
  expect(await desk.call('StartSale', { customer_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await desk.call('StartSale', {})).toMatchObject({ status: 400 });
});

test('StartSale refuses everybody who may not sell', async () => {
  expect(await refusedToOthers(shop, 'StartSale', { customer_id: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
