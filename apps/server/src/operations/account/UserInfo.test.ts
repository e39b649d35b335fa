import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('UserInfo returns no user to a signed-out visitor, and counts their cart', async () => {
  const visitor = shop.visitor();
  expect((await visitor.call('UserInfo')).data).toEqual({
    customer: [],
    cart_lines: 0,
    staff_name: null,
    staff_role: null,
  });
  await addBoxes(visitor);
  expect((await visitor.call('UserInfo')).data.cart_lines).toBe(1);
});

test('UserInfo returns the signed-in customer or member of staff', async () => {
  const customer = await shop.customer();
  expect((await customer.call('UserInfo')).data.customer).toMatchObject([{ fld_customerid: customer.id }]);
  expect((await (await shop.staff()).call('UserInfo')).data).toMatchObject({ customer: [], staff_name: 'Order Desk' });
});
