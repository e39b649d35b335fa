import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// The test that a call opens cash to the customer is in selling/orders/open-cash.test.ts.
test('NoteMobileCall refuses orders that aren’t waiting for a call or don’t exist', async () => {
  const { place } = await readyToOrder(shop);
  const { order_id: orderid } = (await place()).data;
  const desk = await shop.staff('Order desk');
  expect(await desk.call('NoteMobileCall', { orderid })).toMatchObject({ status: 409 });
  expect(await desk.call('NoteMobileCall', { orderid: 999_999 })).toMatchObject({ status: 404 });
  expect(await desk.call('NoteMobileCall', { orderid: 'x' })).toMatchObject({ status: 400 });
});
