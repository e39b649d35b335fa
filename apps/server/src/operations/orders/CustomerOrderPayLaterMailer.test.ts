import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('CustomerOrderPayLaterMailer mails an order to be paid later once, with its last day and a link to pay', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' });
  expect((await customer.call('CustomerOrderPayLaterMailer', { orderid })).data).toEqual({ queued: true });
  await shop.runJobs();
  const [mail, ...others] = await mailsTo(shop, customer.email, 'is placed');
  expect(others).toEqual([]);
  expect(mail).toMatch(/Please pay by \d+ \w+ 20\d\d\./);
  expect(mail).toContain(`/checkout?order=${orderid}`);
});

test('CustomerOrderPayLaterMailer refuses another customer’s order, no order, and signed-out visitors', async () => {
  const { place } = await readyToOrder(shop);
  const body = { orderid: (await place()).data.order_id };
  const other = await shop.customer();
  expect(await other.call('CustomerOrderPayLaterMailer', body)).toMatchObject({ status: 404 });
  expect(await other.call('CustomerOrderPayLaterMailer', {})).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('CustomerOrderPayLaterMailer', body)).toMatchObject({ status: 401 });
});
