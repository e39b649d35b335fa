import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
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

test('UnpackParcel takes a parcel apart that isn’t sent, once', async () => {
  const { orderId } = await paidOrder(shop);
  await desk.partlySent({ orderId });
  expect((await desk.unpack(orderId, 1)).data).toBe('Only a parcel that isn’t sent can be taken apart.');
  // Sent by mistake, it is.
  await desk.move(orderId, 1, 'packed');
  const seen = await desk.seen(orderId, 1);
  const twice = await Promise.all([staff.call('UnpackParcel', seen), staff.call('UnpackParcel', seen)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await desk.restOf(orderId)).toBe(1000);
});
