import { parseRupees } from '@boxwright/money';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCompany } from '../selling/company/company.ts';
import { settlePayment } from '../selling/payments/settle-payment.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment } from '../testing/orders.ts';
import { WriteMail } from './WriteMail.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const context = () => ({ services: shop.services, log: pino({ level: 'silent' }) });
const mailsTo = async (
  recipient: string,
): Promise<{ fld_mail_id: number; fld_subject: string; fld_state: string }[]> => {
  const staff = await shop.staff();
  return (await staff.call('GetMailbox', { search: recipient })).data;
};

describe('WriteMail', () => {
  test('a mail that is written twice is stored once, and kept without a mail server', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    for (let round = 0; round < 2; round += 1) {
      await WriteMail({ mail: 'order-received', orderId, txnid }, context());
      await customer.call('Customer_Order_History_Mailer', { orderid: orderId, total: 1 });
      await shop.runJobs();
    }
    const mails = await mailsTo(customer.email);
    expect(mails.filter(({ fld_subject }) => fld_subject.includes('please pay'))).toMatchObject([
      { fld_state: 'kept' },
    ]);
    expect(mails.filter(({ fld_subject }) => fld_subject.startsWith('Welcome'))).toHaveLength(1);
  });

  test('a buyer of boxes gets a working link to their key line', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    await WriteMail({ mail: 'order-received', orderId, txnid }, context());
    const asking = (await mailsTo(customer.email)).find(({ fld_subject }) => fld_subject.includes('please pay'));
    const { data } = await (await shop.staff()).call('GetMail', { fld_mail_id: asking?.fld_mail_id });
    const token = /\/downloadkeyline\/([\w-]+)/.exec(data.fld_text)?.[1];
    expect((await shop.app.inject(`/downloads/key-line/${token}`)).statusCode).toBe(200);
  });

  test('a payment that arrived is mailed once, and not requested again', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    await settlePayment(shop.services, txnid);
    await WriteMail({ mail: 'payment-received', txnid }, context());
    await WriteMail({ mail: 'order-received', orderId, txnid }, context());
    await shop.runJobs();
    const subjects = (await mailsTo(customer.email)).map(({ fld_subject }) => fld_subject);
    expect(subjects.filter((subject) => subject.startsWith('Payment of'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('please pay'))).toEqual([]);
  });

  test('the order desk reads who cancelled a paid order, and what goes back', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    shop.payu.says(txnid, 'captured', parseRupees(total));
    await settlePayment(shop.services, txnid);
    await customer.call('CancelOrder', { orderid: orderId });
    await WriteMail({ mail: 'order-alert', orderId }, context());
    const { email } = await readCompany(shop.services.db);
    const notice = (await mailsTo(email)).find(({ fld_subject }) => fld_subject.includes('cancelled: '));
    const { data } = await (await shop.staff()).call('GetMail', { fld_mail_id: notice?.fld_mail_id });
    expect(data.fld_text).toContain('Cancelled by: the customer\n');
    expect(data.fld_text).toMatch(/Refund on its way: ₹[\d,.]+\n/);
  });

  test('mails that ask for a payment, or for another try, link to the payment of that very order', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop);
    await WriteMail({ mail: 'order-received', orderId, txnid }, context());
    shop.payu.says(txnid, 'failed', parseRupees(total));
    await settlePayment(shop.services, txnid);
    await shop.runJobs();
    const mails = await mailsTo(customer.email);
    for (const subject of ['please pay', 'did not go through']) {
      const mail = mails.find(({ fld_subject }) => fld_subject.includes(subject));
      const { data } = await (await shop.staff()).call('GetMail', { fld_mail_id: mail?.fld_mail_id });
      expect(data.fld_text).toContain(`/checkout?order=${orderId}\n`);
    }
  });

  test('writes nothing when the subject doesn’t exist', async () => {
    await WriteMail({ mail: 'welcome', customerId: 999_999 }, context());
    await WriteMail({ mail: 'payment-failed', txnid: 'nobodys-payment' }, context());
    expect(await shop.runJobs()).toMatchObject({ failed: 0 });
  });
});
