import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('Customer_Order_History_Mailer writes the mail from the stored order, whatever total the client sends', async () => {
  const { customer, orderId, total } = await openPayment(shop);
  const body = { orderid: orderId, paymentmode: 'OnlinePayment', total: 1, email: 'somebody@else.example' };
  expect((await customer.call('Customer_Order_History_Mailer', body)).data).toEqual({ queued: true });
  await shop.runJobs();
  const staff = await shop.staff();
  const { data } = await staff.call('GetMailbox', { search: 'please pay' });
  expect(data).toMatchObject([{ fld_recipient: customer.email }]);
  expect(data[0].fld_subject).toContain(total.toLocaleString('en-IN'));
});

test('Customer_Order_History_Mailer writes no mail before a payment was started', async () => {
  const { customer, place } = await readyToOrder(shop);
  const { data } = await place();
  expect((await customer.call('Customer_Order_History_Mailer', { orderid: data.order_id })).data).toEqual({
    queued: false,
  });
});

test('Customer_Order_History_Mailer refuses another customer’s order, and signed-out visitors', async () => {
  const { orderId } = await openPayment(shop);
  const body = { orderid: orderId };
  expect(await (await shop.customer()).call('Customer_Order_History_Mailer', body)).toMatchObject({ status: 404 });
  expect(await shop.visitor().call('Customer_Order_History_Mailer', body)).toMatchObject({ status: 401 });
  expect(await (await shop.customer()).call('Customer_Order_History_Mailer', {})).toMatchObject({ status: 400 });
});
