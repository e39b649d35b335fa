import { ownPlace } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('CustomerOrderMailer mails an order with cash on delivery once, whatever the client sends with it', async () => {
  const { customer, place } = await readyToOrder(shop, { address: ownPlace() });
  const { data } = await place();
  const orderid = data.order_id;
  expect((await customer.call('CustomerOrderMailer', { orderid })).data).toEqual({ queued: false });
  const confirmed = await customer.call('ConfirmOrder', { orderid, paymentmode: 'COD' });
  expect(confirmed).toMatchObject({ status: 200 });
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await customer.call('CustomerOrderMailer', { orderid })).data).toEqual({ queued: true });
  }
  expect((await customer.call('CustomerOrderPayLaterMailer', { orderid })).data).toEqual({ queued: false });
  await shop.runJobs();
  const [mail, ...others] = await mailsTo(shop, customer.email, 'is placed');
  expect(others).toEqual([]);
  expect(mail).toContain('in cash when it is delivered; if it comes in several parcels, with the last one.');
  expect(mail).toContain('/downloads/order-form/');
  expect(mail).toContain('/downloadkeyline/');
  expect(mail).toContain(confirmed.data.total_amount.toLocaleString('en-IN', { minimumFractionDigits: 2 }));
});

test('CustomerOrderMailer refuses another customer’s order, no order, and signed-out visitors', async () => {
  const { place } = await readyToOrder(shop);
  const body = { orderid: (await place()).data.order_id };
  const other = await shop.customer();
  expect(await other.call('CustomerOrderMailer', body)).toMatchObject({ status: 404 });
  expect(await other.call('CustomerOrderMailer', {})).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('CustomerOrderMailer', body)).toMatchObject({ status: 401 });
});
