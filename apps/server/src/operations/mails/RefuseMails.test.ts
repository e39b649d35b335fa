import { afterAll, beforeAll, expect, test } from 'vitest';
import { RemindOfPayments } from '../../job-handlers/RemindOfPayments.ts';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function orderedToPayLater(): Promise<ShopCustomer> {
  const { customer, place } = await readyToOrder(shop);
  await customer.call('ConfirmOrder', { orderid: (await place()).data.order_id, paymentmode: 'PayLater' });
  return customer;
}

async function remind(customer: ShopCustomer): Promise<string[]> {
  await RemindOfPayments({}, { services: shop.services, log: shop.app.log as never });
  await shop.runJobs();
  return mailsTo(shop, customer.email, 'due');
}

test('the link of a reminder stops reminders only to its customer, until they allow them again', async () => {
  const [customer, other] = [await orderedToPayLater(), await orderedToPayLater()];
  shop.clock.advance({ days: 13 });
  const [mail = '', ...more] = await remind(customer);
  expect(more).toEqual([]);
  const token = /\/unsubscribe\/([\w-]+)/.exec(mail)?.[1] ?? '';
  for (let press = 0; press < 2; press += 1) {
    expect((await shop.visitor().call('RefuseMails', { token, refused: true })).data).toEqual({ refused: true });
  }
  shop.clock.advance({ days: 2 });
  expect(await remind(customer)).toHaveLength(1);
  expect(await mailsTo(shop, other.email, 'due')).toHaveLength(2);
  await shop.visitor().call('RefuseMails', { token, refused: false });
  expect(await remind(customer)).toHaveLength(2);
});

test('refuses links that this shop didn’t make', async () => {
  const visitor = shop.visitor();
  for (const token of ['', 'x'.repeat(60)]) {
    expect((await visitor.call('RefuseMails', { token, refused: true })).status).toBe(404);
  }
  expect((await visitor.call('RefuseMails', { token: 'x' })).status).toBe(400);
});
