import { afterAll, beforeAll, expect, test } from 'vitest';
import { eWayDesk } from '../../testing/e-way.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test.each([
  [
    { distance: '4001' },
    'Please enter the distance in whole kilometres, at most 4,000; 0 lets the portal work it out.',
  ],
  [{ vehicle: '' }, 'By road, the portal wants the vehicle, or the transporter who will enter it.'],
  [{ vehicle: 'lorry!' }, 'Please enter the vehicle’s number, such as TN 01 AB 1234.'],
  [{ mode: 'rail' }, 'By rail, air or ship, the portal wants the number of the transport document.'],
  [{ document: 'LR/7' }, 'Please enter the day of the transport document.'],
  [{ document: 'LR/7', document_on: '2099-01-01' }, 'The day can’t be in the future.'],
])('refuses transport that the portal would refuse: %o', async (own, text) => {
  expect((await eWayDesk(shop, staff).keep(1, own)).data).toBe(text);
});

test('an order that isn’t sent has no bill yet, and only staff who send orders make one', async () => {
  const desk = eWayDesk(shop, staff);
  const { customer, orderId } = await paidOrder(shop);
  const text = 'The e-way bill is about the invoice, which is issued when the order is sent.';
  expect((await desk.keep(orderId)).data).toBe(text);
  expect((await desk.keep(999_999)).status).toBe(404);
  expect((await eWayDesk(shop, customer).keep(orderId)).status).toBe(401);
  expect((await eWayDesk(shop, await shop.staff('Accounts')).keep(orderId)).status).toBe(403);
});
