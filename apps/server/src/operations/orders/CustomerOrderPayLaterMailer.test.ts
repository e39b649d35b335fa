import { parseRupees } from '@boxwright/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo, postReturn, readyToOrder } from '../../testing/orders.ts';

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

test('the mail to the order desk has the last day to pay, also for the rest once half is paid', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' });
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
  const desk = await shop.staff();
  const mailFor = async (standing: string) => {
    const [{ fld_mail_id }] = (await desk.call('GetMailbox', { search: standing })).data;
    return (await desk.call('GetMail', { fld_mail_id })).data.fld_text;
  };
  expect(await mailFor('placed, to be paid later')).toContain('To be paid by');
  const { txnid, amount, fields } = (await customer.call('StartPayment', { orderid, purpose: 'half' })).data;
  shop.payu.says(txnid, 'captured', parseRupees(amount));
  await postReturn(shop, shop.payu.returned(fields, 'captured'));
  shop.clock.advance({ minutes: 6 });
  await shop.runJobs();
  expect(await mailFor('partly paid')).toContain('To be paid by');
});

test('CustomerOrderPayLaterMailer refuses another customer’s order, no order, and signed-out visitors', async () => {
  const { place } = await readyToOrder(shop);
  const body = { orderid: (await place()).data.order_id };
  const other = await shop.customer();
  expect(await other.call('CustomerOrderPayLaterMailer', body)).toMatchObject({ status: 404 });
  expect(await other.call('CustomerOrderPayLaterMailer', {})).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('CustomerOrderPayLaterMailer', body)).toMatchObject({ status: 401 });
});
