import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { partDesk } from '../../testing/parts.ts';

let shop: Shop;
let staff: ShopVisitor;
let desk: ReturnType<typeof partDesk>;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  desk = partDesk(staff);
});
afterAll(() => shop.close());

test('parcels are packed, sent and read by staff who handle orders', async () => {
  const { customer, orderId } = await paidOrder(shop);
  await moveOrderTo(staff, orderId, 'Packed');
  await desk.pack(orderId, 600);
  const accounts = await shop.staff('Accounts');
  const seen = await desk.seen(orderId, 1);
  for (const [who, status] of [
    [accounts, 403],
    [customer, 401],
  ] as const) {
    const pack = { orderid: orderId, seenrest: 400, items: [{ position: 1, quantity: 1 }], boxes: 1, weight: '' };
    expect((await who.call('PackParcel', pack)).status).toBe(status);
    expect((await who.call('UnpackParcel', seen)).status).toBe(status);
    expect((await who.call('MoveParcel', { ...seen, to: 'sent', courier: 'DTDC', trackingnumber: '' })).status).toBe(
      status,
    );
  }
  const unsent = { orderid: orderId, seen: 400, reason: 'No paper.' };
  expect((await (await shop.staff('Order desk')).call('CreditUnsent', unsent)).status).toBe(403);
  expect((await customer.call('GetParcels', { orderid: orderId })).status).toBe(401);
  expect((await staff.call('GetParcels', { orderid: 999_999 })).status).toBe(404);
});
