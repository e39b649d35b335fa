import { afterAll, beforeAll, expect, test } from 'vitest';
import { RemindOfReorders } from '../../job-handlers/RemindOfReorders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ordered() {
  const ready = await readyToOrder(shop);
  const orderId: number = (await ready.place()).data.order_id;
  await payInFull(shop, ready.customer, orderId);
  const set = (weeks: number) => ready.customer.call('SetReorderReminder', { orderid: orderId, weeks });
  return { ...ready, orderId, set };
}

/** Runs the daily job twice, as after a crash, and returns the customer's reminders. */
async function remind({ email }: { email: string }): Promise<string[]> {
  const context = { services: shop.services, log: shop.app.log as never };
  await Promise.all([RemindOfReorders({}, context), RemindOfReorders({}, context)]);
  await RemindOfReorders({}, context);
  await shop.runJobs();
  return mailsTo(shop, email, 'Time to order again?');
}

test('is mailed once on its day, with the page to order again', async () => {
  const { customer, orderId, set } = await ordered();
  const later = await ordered();
  expect(await set(6)).toMatchObject({ status: 200, data: { due_on: '2027-01-01' } });
  expect((await set(4)).data).toEqual({ due_on: '2026-12-18' });
  await later.set(4);
  await later.set(0);
  expect((await customer.call('GetReorderReminder', { orderid: orderId })).data).toEqual({ due_on: '2026-12-18' });

  shop.clock.advance({ days: 27 });
  expect(await remind(customer)).toEqual([]);
  shop.clock.advance({ days: 1 });
  expect(await remind(customer)).toEqual([expect.stringContaining(`/my-orders/${orderId}/again`)]);
  expect(await remind(customer)).toHaveLength(1);
  expect(await remind(later.customer)).toEqual([]);
  shop.clock.set('2026-11-20T10:00:00+05:30');
});

test('isn’t mailed to a customer who has ordered the same since', async () => {
  const { customer, placing, set } = await ordered();
  await set(4);
  shop.clock.advance({ days: 3 });
  const cartid = await addBoxes(customer, { itemdetails: [{ Item: 202, Quantity: 3000 }] });
  expect((await customer.call('PlaceOrder', { ...placing, cartid })).status).toBe(200);
  shop.clock.advance({ days: 25 });
  expect(await remind(customer)).toEqual([]);
  shop.clock.set('2026-11-20T10:00:00+05:30');
});

test('is for the order’s own customer, in whole weeks', async () => {
  const { orderId, set } = await ordered();
  expect((await set(53)).status).toBe(400);
  const other = await shop.customer();
  const body = { orderid: orderId, weeks: 4 };
  expect((await other.call('SetReorderReminder', body)).status).toBe(404);
  expect((await shop.visitor().call('SetReorderReminder', body)).status).toBe(401);
});
