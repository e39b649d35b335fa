import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaint, deliveredOrder, uploadPhoto } from '../../testing/after-sale.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows an order’s return requests with their photographs, to staff only', async () => {
  const desk = await shop.staff();
  const { customer, orderId } = await deliveredOrder(shop, desk);
  const read = (visitor: typeof desk, orderid = orderId) => visitor.call('GetDeskReturns', { orderid });
  expect((await read(desk)).data).toEqual([]);
  await uploadPhoto(shop, customer, orderId);
  await customer.call('RequestReturn', { orderid: orderId, ...complaint });
  await uploadPhoto(shop, customer, orderId);
  expect((await read(await shop.staff('Production'))).data).toMatchObject([
    { state: 'received', batch_number: 'B-2211', photos: [{ token: expect.any(String) }] },
  ]);
  for (const visitor of [customer, shop.visitor()]) expect((await read(visitor)).status).toBe(401);
  expect((await read(desk, 999_999)).status).toBe(404);
  expect((await desk.call('GetDeskReturns', { orderid: 'x' })).status).toBe(400);
});
