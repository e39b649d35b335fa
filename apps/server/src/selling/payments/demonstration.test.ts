import { parseRupees } from '@boxwright/money';
import { demonstrationNotice } from '@boxwright/orders';
import { findAttempt, findOrder, ledgerOf } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayuClient } from '../../adapters/payments/payu/client.ts';
import type { Services } from '../../calls/services.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { type OpenPayment, openPayment } from '../../testing/orders.ts';
import { readCompany } from '../company/company.ts';
import { orderFormData } from '../orders/order-form-data.ts';
import { readStoredOrder } from '../orders/stored-order.ts';
import { settlePayment } from './settle-payment.ts';

let demonstration: Shop;
let real: Shop;
beforeAll(async () => {
  demonstration = await openShop({ gateway: 'sandbox' });
  real = await openShop();
});
afterAll(async () => {
  await demonstration.close();
  await real.close();
});

/** The shop after its owner has set PayU up, or taken it away. */
const changedOver = (shop: Shop, name: 'payu' | 'sandbox'): Services => {
  const urls = { formUrl: 'https://payu.example/_payment', commandUrl: 'https://payu.example/command' };
  const gateway = createPayuClient({ name, ...shop.payu.credentials, ...urls, fetch: shop.payu.fetch });
  return { ...shop.services, gateway };
};

const pay = async (shop: Shop, payment: OpenPayment) => {
  shop.payu.says(payment.txnid, 'captured', parseRupees(payment.total));
  await settlePayment(shop.services, payment.txnid);
};

const textsOfMails = async (shop: Shop, search: string): Promise<string[]> => {
  await shop.runJobs();
  const staff = await shop.staff();
  const { data } = await staff.call('GetMailbox', { search });
  const ids: number[] = data.map((mail: { fld_mail_id: number }) => mail.fld_mail_id);
  const mails = await Promise.all(ids.map((id) => staff.call('GetMail', { fld_mail_id: id })));
  return mails.map((mail) => `${mail.data.fld_text} ${mail.data.fld_html}`);
};

/** An order as it is read and printed with these services. */
const read = async (services: Services, { orderId }: OpenPayment) => {
  const order = await findOrder(services.db, orderId);
  if (!order) throw new Error('The order is missing.');
  const stored = await readStoredOrder(services, order);
  const form = orderFormData(stored, await readCompany(services.db), services.now());
  return { isDemonstration: stored.isDemonstration, notice: form.notice };
};
const aDemonstration = { isDemonstration: true, notice: demonstrationNotice };

describe('an order of the sandbox', () => {
  test('says so in its rows, its list and its form, before and after it is "paid"', async () => {
    const payment = await openPayment(demonstration);
    const { customer, orderId, txnid } = payment;
    expect((await findAttempt(demonstration.services.db, txnid))?.attempt).toMatchObject({ gateway: 'sandbox' });
    for (const step of [async () => undefined, () => pay(demonstration, payment)]) {
      await step();
      const { data } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
      expect(data).toMatchObject([{ fld_demonstration: true }]);
      expect((await customer.call('GetCustomerOrderDetails')).data).toMatchObject([{ fld_demonstration: true }]);
      expect(await read(demonstration.services, payment)).toEqual(aDemonstration);
      const state = await customer.call('GetPaymentState', { txnid });
      expect(state.data).toMatchObject({ demonstration: true });
    }
  });

  test('says so in every mail about it', async () => {
    const paid = await openPayment(demonstration);
    await pay(demonstration, paid);
    const failed = await openPayment(demonstration);
    demonstration.payu.says(failed.txnid, 'failed', parseRupees(failed.total));
    await settlePayment(demonstration.services, failed.txnid);
    for (const subject of ['not paid yet', ' paid: ', 'received for order', 'did not go through']) {
      const mails = await textsOfMails(demonstration, subject);
      expect([subject, mails.length]).not.toEqual([subject, 0]);
      for (const mail of mails) expect(mail.split(demonstrationNotice)).toHaveLength(3); // once in text, once in HTML
    }
  });

  test('stays a demonstration once PayU is set up, and PayU is never asked about its open payments', async () => {
    const [paid, open] = [await openPayment(demonstration), await openPayment(demonstration)];
    await pay(demonstration, paid);
    const later = changedOver(demonstration, 'payu');
    demonstration.payu.says(open.txnid, 'captured', parseRupees(open.total));
    demonstration.clock.advance({ minutes: 90 });
    await settlePayment(later, open.txnid);
    expect(await ledgerOf(later.db, open.orderId)).toEqual([]);
    expect((await findAttempt(later.db, open.txnid))?.attempt).toMatchObject({ state: 'cancelled' });
    expect([await read(later, paid), await read(later, open)]).toEqual([aDemonstration, aDemonstration]);
  });
});

describe('an order that PayU takes', () => {
  test('says nothing of a demonstration', async () => {
    const payment = await openPayment(real);
    await pay(real, payment);
    expect((await findAttempt(real.services.db, payment.txnid))?.attempt).toMatchObject({ gateway: 'payu' });
    const where = { whereClause: { fld_order_id: payment.orderId } };
    const { data } = await payment.customer.call('GetWebsiteOrderDetails', where);
    expect(data).toMatchObject([{ fld_demonstration: false }]);
    expect(await read(real.services, payment)).toEqual({ isDemonstration: false, notice: undefined });
    for (const mail of await textsOfMails(real, '')) expect(mail).not.toMatch(/demonstration/i);
  });

  test('is neither verified with the sandbox nor given up while PayU is not set up', async () => {
    const payment = await openPayment(real);
    const without = changedOver(real, 'sandbox');
    real.payu.says(payment.txnid, 'captured', parseRupees(payment.total));
    real.clock.advance({ minutes: 90 });
    expect(await settlePayment(without, payment.txnid)).toEqual({ ok: false, reason: 'other-gateway' });
    expect((await findAttempt(without.db, payment.txnid))?.attempt).toMatchObject({ state: 'open' });
    await settlePayment(real.services, payment.txnid);
    expect(await ledgerOf(without.db, payment.orderId)).toHaveLength(1);
  });
});
