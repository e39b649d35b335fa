import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetMail shows staff one mail with its contents', async () => {
  const { email } = await shop.customer();
  await shop.runJobs();
  const staff = await shop.staff();
  const { data } = await staff.call('GetMailbox', { search: email });
  const mail = await staff.call('GetMail', { fld_mail_id: data[0].fld_mail_id });
  expect(mail.data).toMatchObject({ fld_recipient: email, fld_html: expect.stringContaining('Meena Sundaram') });
  expect(mail.data.fld_text).toContain('Meena Sundaram');
  expect(await staff.call('GetMail', { fld_mail_id: 999_999 })).toMatchObject({ status: 404 });
  expect(await staff.call('GetMail', {})).toMatchObject({ status: 400 });
});

test('GetMail refuses visitors and customers', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetMail', { fld_mail_id: 1 })).toMatchObject({ status: 401 });
  }
});

test('GetMail hides the code and the link in a mail that waits for a mail server', async () => {
  const posting = await openShop({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const { email } = await posting.customer();
    await posting.visitor().call('Mailer_ForgotPassword', { email });
    const staff = await posting.staff();
    const { data } = await staff.call('GetMailbox', { search: 'Your code' });
    const mail = await staff.call('GetMail', { fld_mail_id: data[0].fld_mail_id });
    const hidden = 'A code or a link that only the person it was sent to can read.';
    expect(mail.data).toMatchObject({ fld_state: 'queued', fld_text: hidden, fld_html: hidden });
  } finally {
    await posting.close();
  }
});

test('GetMail shows the link for a customer’s password, where no mail server sends it, to nobody but Admins', async () => {
  const { email } = await shop.customer();
  await shop.visitor().call('Mailer_ForgotPassword', { email });
  const read = async (role: 'Admin' | 'Order desk') => {
    const staff = await shop.staff(role);
    const { data } = await staff.call('GetMailbox', { search: 'Your code' });
    return (await staff.call('GetMail', { fld_mail_id: data[0].fld_mail_id })).data.fld_text;
  };
  await shop.runJobs();
  expect(await read('Order desk')).toBe('A code or a link that only the person it was sent to can read.');
  expect(await read('Admin')).toContain('/forgetpassword#');
});
