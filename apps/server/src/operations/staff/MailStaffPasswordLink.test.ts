import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { storedMailsTo } from '../../testing/passwords.ts';
import { passwordLinkMailedTo, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (email: string) => shop.visitor().call('MailStaffPasswordLink', { email });

test('MailStaffPasswordLink mails a link only to active staff, and gives everybody the same answer', async () => {
  const { email } = await staffMember(shop, 'Accounts');
  const former = await staffMember(shop, 'Order desk');
  const admin = await staffMember(shop);
  await admin.call('SetStaffAccess', { fld_staff_id: former.id, fld_active: false });
  const customer = shop.visitor();
  await customer.register('meena@shop.example');
  const answers = [];
  for (const one of [email.toUpperCase(), former.email, 'meena@shop.example', 'nobody@shop.example'])
    answers.push(await ask(one));
  expect(answers.map(({ status, data }) => [status, data])).toEqual(Array(4).fill([200, {}]));
  expect(await passwordLinkMailedTo(shop, email)).toMatch(/^[\w-]+\.[\w-]{43}$/);
  for (const one of [former.email, 'meena@shop.example', 'nobody@shop.example'])
    expect((await storedMailsTo(shop, one)).filter(({ key }) => key.startsWith('staff-password-link:'))).toEqual([]);
});

test('MailStaffPasswordLink hides the link from members who may not manage staff', async () => {
  const { email } = await staffMember(shop, 'Production');
  await ask(email);
  const mail = (await storedMailsTo(shop, email))[0];
  const read = async (role: 'Admin' | 'Order desk') =>
    (await (await shop.staff(role)).call('GetMail', { fld_mail_id: mail?.id })).data.fld_text;
  expect(await read('Order desk')).toBe('A code or a link that only the person it was sent to can read.');
  expect(await read('Admin')).toContain('/manage/new-password/');
});

test('MailStaffPasswordLink asks for an email, and is limited by address, known or not', async () => {
  expect(await ask('')).toMatchObject({ status: 400, data: 'Please enter your email.' });
  expect(await ask('asha')).toMatchObject({ status: 400, data: 'Please enter valid email.' });
  const { email } = await staffMember(shop);
  for (const one of [email, 'somebody@shop.example']) {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(one)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});
