import { inTransaction, listMails, queueMail, raiseAlert } from '@boxwright/storage';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '../adapters/mail/smtp.ts';
import { readCompany } from '../selling/company/company.ts';
import { failForGood } from '../testing/fail-for-good.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment, postWebhook } from '../testing/orders.ts';
import { MailAlerts } from './MailAlerts.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const mailAlerts = () => MailAlerts({}, { services: shop.services, log: pino({ level: 'silent' }) });
const mailsAboutAlerts = async () =>
  (await listMails(shop.services.db)).filter(({ key }) => key.startsWith('alerts:')).reverse();
const raise = (key: string, message = 'Somebody paid twice.') =>
  inTransaction(shop.services.db, (tx) => raiseAlert(tx, { key, kind: 'overpaid', message }));
const alerts = async () => (await (await shop.staff()).call('GetAlerts', { pagesize: 100 })).data.alerts;

describe('a mail about alerts', () => {
  test('is sent to the company once, with the alert and a link to the page', async () => {
    const { txnid } = await openPayment(shop);
    await postWebhook(shop, { txnid, status: 'success', hash: 'forged' });
    await Promise.all([mailAlerts(), mailAlerts()]);
    await mailAlerts();
    const [mail, ...others] = await mailsAboutAlerts();
    expect(others).toEqual([]);
    const { email } = await readCompany(shop.services.db);
    expect(mail).toMatchObject({ recipient: email, subject: 'Alert: Unsigned message' });
    expect(mail?.text).toContain(`a message about payment ${txnid} was not signed by the gateway`);
    expect(mail?.html).toContain('http://localhost:3000/manage/alerts');
  });

  test('lists a flood of alerts together, and the next mail waits a quarter of an hour', async () => {
    for (let place = 1; place <= 60; place += 1) await raise(`flood ${place}`, `Number ${place}.`);
    await mailAlerts();
    await raise('later', 'The last one.');
    shop.clock.advance({ minutes: 14 });
    await mailAlerts();
    const [flood, ...early] = await mailsAboutAlerts();
    expect(early).toEqual([]);
    expect(flood?.subject).toBe('60 alerts: Overpaid');
    expect(flood?.text).toContain('Number 20.');
    expect(flood?.text).not.toContain('Number 21.');
    expect(flood?.text).toContain('And 40 more.');

    shop.clock.advance({ minutes: 1 });
    await mailAlerts();
    expect((await mailsAboutAlerts())[1]?.text).toContain('The last one.');
  });

  test('is also sent when the clock was set back', async () => {
    await raise('before');
    await mailAlerts();
    shop.clock.advance({ hours: -24 });
    await raise('after');
    await mailAlerts();
    expect(await mailsAboutAlerts()).toHaveLength(2);
  });
});

describe('a job that failed for good', () => {
  test('raises an alert that says what failed and why', async () => {
    const mail = { key: 'welcome:7', recipient: 'meena@shop.example', subject: 'Welcome', html: '', text: '' };
    const queued = await queueMail(shop.services.db, mail);
    await failForGood(shop, 'SendMail', { mailId: queued?.id ?? 0 }, 'Mailbox full.');
    await mailAlerts();
    await mailAlerts();
    expect(await alerts()).toMatchObject([
      {
        fld_alert_kind: 'Failed work',
        fld_message: 'The mail "Welcome" to meena@shop.example could not be sent: Mailbox full.',
        fld_can_run_again: true,
      },
    ]);
    expect(await mailsAboutAlerts()).toHaveLength(1);
  });

  test('raises an alert with the order whose payment could not be verified', async () => {
    const { txnid, customer, orderId } = await openPayment(shop);
    const { data } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    await failForGood(shop, 'VerifyPayment', { txnid }, 'The gateway could not be asked: timeout');
    await mailAlerts();
    expect(await alerts()).toMatchObject([{ fld_order_number: data[0].fld_orderNumber }]);
  });

  test('says in words what wasn’t done and how it is mended', async () => {
    await failForGood(shop, 'RemovePicture', { customerId: 7, name: 'a.webp' }, 'The bucket is away.');
    await mailAlerts();
    expect(await alerts()).toMatchObject([
      {
        fld_message:
          'A former profile picture could not be deleted: The bucket is away.\nPress “Run again” beside this alert. If it fails again, show it to whoever runs the server.',
        fld_can_run_again: true,
      },
    ]);
  });

  test('raises one alert a day if it has a schedule', async () => {
    for (let minute = 0; minute < 5; minute += 1) await failForGood(shop, 'SweepPayments', {}, 'The disk is full.');
    await mailAlerts();
    expect(await alerts()).toMatchObject([
      {
        fld_alert_kind: 'Failed work',
        fld_message:
          'Open payments and refunds could not be checked: The disk is full.\nIt is tried again by itself at its next time. If this alert comes again tomorrow, show it to whoever runs the server.',
        fld_can_run_again: false,
      },
    ]);
  });

  test('raises an alert without a mail if it was to mail alerts, as that would fail again', async () => {
    const mailer = createMailer({ ...shop.services.env, smtpUrl: 'smtp://127.0.0.1:9' });
    const services = { ...shop.services, mailer };
    const context = { services, log: pino({ level: 'silent' }) };
    await raise('paid twice');
    await MailAlerts({}, context);
    const [mail] = await mailsAboutAlerts();
    expect(mail).toMatchObject({ state: 'queued' });
    await failForGood(shop, 'SendMail', { mailId: mail?.id ?? 0 }, 'Connection refused.');
    for (let turn = 0; turn < 5; turn += 1) {
      shop.clock.advance({ minutes: 20 });
      await MailAlerts({}, context);
    }
    expect(await mailsAboutAlerts()).toHaveLength(1);
    expect((await alerts())[0]?.fld_message).toContain('Connection refused.');
  });
});
