import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('the mailbox', () => {
  test('shows staff the mails that were written, newest first, and each with its contents', async () => {
    const { email } = await shop.customer();
    await shop.runJobs();
    const staff = await shop.staff();
    const { data } = await staff.call('GetMailbox', { search: email });
    expect(data).toMatchObject([{ fld_recipient: email, fld_state: 'kept' }]);
    const mail = await staff.call('GetMail', { fld_mail_id: data[0].fld_mail_id });
    expect(mail.data.fld_html).toContain('Meena Sundaram');
    expect(mail.data.fld_text).toContain('Meena Sundaram');
    expect((await staff.call('GetMailbox', { search: '', before: data[0].fld_mail_id })).data).toEqual([]);
    expect((await staff.call('GetMailbox', { search: '100%_' })).data).toEqual([]);
    expect(await staff.call('GetMail', { fld_mail_id: 999_999 })).toMatchObject({ status: 404 });
  });

  test('is closed to visitors and customers', async () => {
    for (const who of [shop.visitor(), await shop.customer()]) {
      expect(await who.call('GetMailbox', { search: '' })).toMatchObject({ status: 401 });
      expect(await who.call('GetMail', { fld_mail_id: 1 })).toMatchObject({ status: 401 });
    }
  });

  test('opens for staff with their password only, and not for customers', async () => {
    const staff = await shop.staff();
    expect((await staff.call('UserInfo')).data.staff_name).toBe('Order Desk');
    const { email, password } = await shop.customer();
    expect(await shop.visitor().call('StaffSignIn', { email, password })).toMatchObject({
      status: 401,
      data: 'Invalid email or password.',
    });
    expect(await shop.visitor().call('StaffSignIn', { email: '', password })).toMatchObject({ status: 400 });
  });
});
