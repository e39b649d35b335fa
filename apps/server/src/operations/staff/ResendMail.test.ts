import { findMail, inTransaction, listChanges, queueMail } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
afterAll(() => shop.close());

/** The newest mail to somebody, in the mailbox. */
const newest = async (recipient: string) =>
  (await (await shop.staff()).call('GetMailbox', { search: recipient })).data[0];

test('ResendMail sends a copy, once a minute, and a failed mail says why', async () => {
  const { email } = await shop.customer();
  await shop.runJobs();
  const desk = await shop.staff('Order desk');
  const first = await newest(email);
  // No mail server listens at that address.
  const failed = (await desk.call('GetMail', { fld_mail_id: first.fld_mail_id })).data;
  expect(failed).toMatchObject({ fld_state: 'failed', fld_tries: 1, fld_sent_on: null, fld_not_again: null });
  expect(failed.fld_error).toContain('ECONNREFUSED');
  expect((await desk.call('GetMailbox', { search: email, state: 'sent' })).data).toEqual([]);
  expect((await desk.call('GetMailbox', { search: email, state: 'failed' })).data).toHaveLength(1);

  const again = { fld_mail_id: first.fld_mail_id };
  const both = await Promise.all([desk.call('ResendMail', again), desk.call('ResendMail', again)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  const copy = await newest(email);
  expect(copy).toMatchObject({ fld_recipient: email, fld_subject: first.fld_subject, fld_state: 'queued' });
  // The copy waits for the mail server; a copy of the copy counts as a copy of the first mail.
  expect(await desk.call('ResendMail', { fld_mail_id: copy.fld_mail_id })).toMatchObject({ status: 422 });
  shop.clock.advance({ minutes: 1 });
  expect(await desk.call('ResendMail', again)).toMatchObject({ status: 200 });
  const keys = await Promise.all(
    [first, copy].map(async ({ fld_mail_id }) => (await findMail(shop.services.db, fld_mail_id))?.key),
  );
  expect(keys[1]).toMatch(new RegExp(`^${keys[0]}:again:`));
  const noted = await listChanges(shop.services.db, { subject: 'mail', subjectId: String(first.fld_mail_id) }, 10);
  expect(noted).toHaveLength(2);
  expect(JSON.stringify(noted)).not.toContain(email);
});

test('ResendMail refuses codes, reminders, and unknown mails', async () => {
  const { email } = await shop.customer();
  await shop.visitor().call('Mailer_ForgotPassword', { email });
  await shop.runJobs();
  const desk = await shop.staff();
  const { data } = await desk.call('GetMailbox', { search: email });
  const code = data.find(({ fld_subject }: { fld_subject: string }) => fld_subject.startsWith('Your code'));
  expect(await desk.call('ResendMail', { fld_mail_id: code.fld_mail_id })).toMatchObject({ status: 422 });
  const reminder = { key: 'payment-reminder:1:soon', recipient: email, subject: 's', html: 'h', text: 't' } as const;
  const stop = { unsubscribeUrl: 'https://shop.example/u', state: 'sent' } as const;
  const queued = await inTransaction(shop.services.db, (tx) => queueMail(tx, { ...reminder, ...stop }));
  expect(await desk.call('ResendMail', { fld_mail_id: queued?.id })).toMatchObject({ status: 422 });
  expect(await desk.call('ResendMail', { fld_mail_id: 999_999 })).toMatchObject({ status: 404 });
  expect(await desk.call('ResendMail', {})).toMatchObject({ status: 400 });
});

test('ResendMail refuses visitors, customers and roles without the right', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('ResendMail', { fld_mail_id: 1 })).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Production')).call('ResendMail', { fld_mail_id: 1 })).toMatchObject({ status: 403 });
});
