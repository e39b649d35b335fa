import { parseRupees } from '@boxwright/money';
import { listHolidays } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../process/indian-day.ts';
import { workingDaysAfter } from '../selling/delivery/working-days.ts';
import { settlePayment } from '../selling/payments/settle-payment.ts';
import { moveOrderTo } from '../testing/move-orders.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { mailsTo, readyToOrder } from '../testing/orders.ts';
import { RemindOfPayments } from './RemindOfPayments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('reminds once before the last day, once on it and once after it, and then alerts staff', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' });
  await shop.runJobs();
  const remind = async () => {
    const context = { services: shop.services, log: shop.app.log as never };
    for (let turn = 0; turn < 2; turn += 1) await RemindOfPayments({}, context);
    await shop.runJobs();
    const [soon, today, overdue] = ['is due by', 'is due today', 'was due on'];
    const counts = [soon, today, overdue].map(async (text) => (await mailsTo(shop, customer.email, text)).length);
    return Promise.all(counts);
  };
  shop.clock.advance({ days: 12 });
  expect(await remind()).toEqual([0, 0, 0]);
  shop.clock.advance({ days: 1 });
  // No reminder is sent while the bank is deciding about a payment.
  const { txnid, amount } = (await customer.call('StartPayment', { orderid, purpose: 'full' })).data;
  shop.payu.says(txnid, 'pending', parseRupees(amount));
  expect(await remind()).toEqual([0, 0, 0]);
  shop.payu.says(txnid, 'failed', parseRupees(amount));
  await settlePayment(shop.services, txnid);
  expect(await remind()).toEqual([1, 0, 0]);
  shop.clock.advance({ days: 2 });
  expect(await remind()).toEqual([1, 1, 0]);
  shop.clock.advance({ days: 1 });
  expect(await remind()).toEqual([1, 1, 1]);
  shop.clock.advance({ days: 1 });
  expect(await remind()).toEqual([1, 1, 1]);
  const { data: alerts } = await (await shop.staff()).call('GetAlerts');
  expect(JSON.stringify(alerts).match(/was to be paid by/g)).toHaveLength(1);
});

test('the balance of a half-paid order has a last day, which is shown, and a reminder', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderid = (await place()).data.order_id;
  const paidAt = shop.clock.now();
  const { txnid, amount } = (await customer.call('StartPayment', { orderid, purpose: 'half' })).data;
  shop.payu.says(txnid, 'captured', parseRupees(amount));
  await settlePayment(shop.services, txnid);
  await shop.runJobs();
  const holidays = new Set((await listHolidays(shop.services.db)).map((each) => each.day));
  // Seven working days: ten days would be after the goods leave the works.
  const day = workingDaysAfter(indianDay(paidAt), 7, holidays) ?? '';
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderid } });
  expect(rows.data[0].fld_payment_due_date).toBe(day);
  const [received] = await mailsTo(shop, customer.email, 'received for order');
  expect(received).toMatch(/remains to be paid by \d+ \w+ 20\d\d, before dispatch/);

  const remind = async () => {
    await RemindOfPayments({}, { services: shop.services, log: shop.app.log as never });
    await shop.runJobs();
    const mails = await mailsTo(shop, customer.email, 'is due by');
    return mails.filter((mail) => mail.includes('we send your order once it is paid in full')).length;
  };
  const days = Math.round((Date.parse(day) - Date.parse(indianDay(paidAt))) / 86_400_000);
  expect(days).toBeLessThan(10);
  shop.clock.advance({ days: days - 3 });
  expect(await remind()).toBe(0);
  shop.clock.advance({ days: 1 });
  expect(await remind()).toBe(1);
  // Once it is paid there are no more reminders.
  const balance = (await customer.call('StartPayment', { orderid, purpose: 'balance' })).data;
  shop.payu.says(balance.txnid, 'captured', parseRupees(balance.amount));
  await settlePayment(shop.services, balance.txnid);
  shop.clock.advance({ days: 2 });
  expect(await remind()).toBe(1);

  // What a debit note adds has a day of its own, and reminders of its own.
  const desk = await shop.staff();
  await moveOrderTo(desk, orderid, 'Dispatched');
  const dearer = { lines: [{ position: 1, amount: 50 }], seen_due: 0, reason: 'The carriage was dearer.' };
  expect((await desk.call('IssueDebitNote', { orderid, ...dearer })).status).toBe(200);
  shop.clock.advance({ days: 8 });
  await remind();
  expect(await mailsTo(shop, customer.email, 'is due by')).toHaveLength(2);

  // Each day that passes unpaid is alerted, once.
  const alerts = async () => {
    for (let turn = 0; turn < 2; turn += 1) await remind();
    const { data } = await (await shop.staff()).call('GetAlerts');
    return JSON.stringify(data).match(/The balance of [^"]*was to be paid by/g)?.length ?? 0;
  };
  shop.clock.advance({ days: 4 });
  expect(await alerts()).toBe(1);
  const { data: more } = await (await shop.staff()).call('IssueDebitNote', { orderid, ...dearer, seen_due: 50 });
  expect(more).toMatchObject({ due: 100 });
  shop.clock.advance({ days: 11 });
  expect(await alerts()).toBe(2);
});
