import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { storedMailsTo } from '../../testing/passwords.ts';
import { invitationMailedTo, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const invite = (who: ShopVisitor, more: object = {}) =>
  who.call('InviteStaff', { fld_name: 'Kavi', fld_email: 'kavi@shop.example', fld_role: 'Accounts', ...more });

test('InviteStaff mails a link, stores only its hash, and notes the invitation', async () => {
  const admin = await staffMember(shop);
  expect(await invite(admin)).toMatchObject({ status: 200, data: { fld_email: 'kavi@shop.example' } });
  const token = await invitationMailedTo(shop, 'kavi@shop.example');
  const [stored] = (await shop.services.db.execute('select * from staff_invitations')).rows;
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await listChanges(shop.services.db, { staffId: admin.id }, 5)).toMatchObject([
    { operation: 'InviteStaff', name: 'kavi@shop.example', after: { name: 'Kavi', role: 'Accounts' } },
  ]);
});

test('InviteStaff invites an address once, and no address that has an account', async () => {
  const admin = await staffMember(shop);
  const customer = await shop.customer();
  await invite(admin, { fld_email: 'once@shop.example' });
  const answers = [
    await invite(admin, { fld_email: 'ONCE@shop.example' }),
    await invite(admin, { fld_email: customer.email }),
    await invite(admin, { fld_email: admin.email }),
  ];
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [409, 'This email is invited already. You can send the invitation again.'],
    [409, 'This email belongs to a customer’s account. Please use another one.'],
    [409, 'This email belongs to somebody on the list of staff.'],
  ]);
});

test('InviteStaff checks the form, and refuses names that would put a link into the mail', async () => {
  const admin = await staffMember(shop);
  const steps = [
    [{ fld_name: '' }, 'Please enter a name.'],
    [{ fld_name: 'www.evil.example/' }, 'Please enter the name without a web address.'],
    [{ fld_email: '' }, 'Please enter an email.'],
    [{ fld_email: 'kavi' }, 'Please enter valid email.'],
    [{ fld_role: 'Owner' }, 'Please choose a role.'],
  ] as const;
  for (const [wrong, text] of steps) expect(await invite(admin, wrong)).toMatchObject({ status: 400, data: text });
});

test('InviteStaff is limited by address, refuses other roles, and hides its mail from them', async () => {
  const admin = await staffMember(shop);
  const email = 'often@shop.example';
  await invite(admin, { fld_email: email });
  for (let n = 0; n < 4; n += 1) await invite(admin, { fld_email: email });
  expect((await invite(admin, { fld_email: email })).status).toBe(429);
  expect((await invite(shop.visitor())).status).toBe(401);
  const desk = await shop.staff('Order desk');
  expect((await invite(desk)).status).toBe(403);
  const [mail] = await storedMailsTo(shop, email);
  const read = async (who: ShopVisitor) => (await who.call('GetMail', { fld_mail_id: mail?.id })).data.fld_text;
  expect(await read(admin)).toContain('/manage/join/');
  expect(await read(desk)).not.toContain('/manage/join/');
});
