import { afterAll, beforeAll, expect, test } from 'vitest';
import { eWayDesk } from '../../testing/e-way.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('below the limit nobody is alerted, and a bill can be made all the same', async () => {
  const desk = eWayDesk(shop, staff);
  const { customer, orderId } = await desk.sent();
  expect(await desk.alerts(orderId)).toEqual([]);
  // A lakh, inside Tamil Nadu.
  expect(await desk.read(orderId)).toMatchObject({
    ...{ needed: false, limit: 100000, paper: expect.stringMatching(/^INV/), transport: null, bill: null },
  });
  expect((await desk.keep(orderId)).status).toBe(200);
  const accounts = eWayDesk(shop, await shop.staff('Accounts'));
  expect(await accounts.read(orderId)).toMatchObject({ transport: { vehicle: 'TN01AB1234', distance: 350 } });
  expect((await customer.call('GetEWayBill', { orderid: orderId })).status).toBe(401);
  expect((await staff.call('GetEWayBill', { orderid: 999_999 })).status).toBe(404);
});
