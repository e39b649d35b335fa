import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('nothing can be corrected while the order is still placed in the cart, nor once it is cancelled', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid: number = (await place()).data.order_id;
  const nothing = { contact: null, purchase_order: null, notes: [] };
  const read = async () => (await customer.call('GetOwnCorrection', { orderid })).data;
  expect(await read()).toMatchObject(nothing);
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' });
  expect(await read()).toMatchObject({ purchase_order: '' });
  await customer.call('CancelOrder', { orderid });
  expect(await read()).toMatchObject(nothing);
});
