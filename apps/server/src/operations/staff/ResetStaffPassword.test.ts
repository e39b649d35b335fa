import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { storedMailsTo } from '../../testing/passwords.ts';
import { isStaff, passwordLinkMailedTo, staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'mitre the last flap';
const reset = (token: string, chosen = password) =>
  shop.visitor().call('ResetStaffPassword', { token, password: chosen });
const linkFor = async (email: string) => {
  await shop.visitor().call('MailStaffPasswordLink', { email });
  return passwordLinkMailedTo(shop, email);
};

test('ResetStaffPassword sets the password once, ends all sessions, is noted, and mails the member', async () => {
  const member = await staffMember(shop, 'Accounts', 'Kavi');
  const token = await linkFor(member.email);
  const both = await Promise.all([reset(token), reset(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await isStaff(member)).toBe(false);
  const enter = async (typed: string) => {
    const browser = shop.visitor();
    return (await browser.call('StaffSignIn', { email: member.email, password: typed })).status;
  };
  expect([await enter(member.password), await enter(password)]).toEqual([401, 200]);
  expect((await storedMailsTo(shop, member.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('was changed'),
  );
  const changes = await listChanges(shop.services.db, { subject: 'staff', subjectId: String(member.id) }, 3);
  expect(changes).toMatchObject([
    { operation: 'ResetStaffPassword', staffName: 'Kavi', after: { password: 'changed by a mailed link' } },
  ]);
});

test('ResetStaffPassword keeps the authenticator app on, and ends sign-ins that wait for their code', async () => {
  const member = await staffMember(shop);
  const app = await switchOnAuthenticator(shop, member);
  const waiting = shop.visitor();
  await waiting.call('StaffSignIn', { email: member.email, password: member.password });
  await reset(await linkFor(member.email));
  expect((await waiting.call('ConfirmStaffSignIn', { code: app.code() })).status).toBe(401);
  const browser = shop.visitor();
  expect((await browser.call('StaffSignIn', { email: member.email, password })).data).toMatchObject({
    needs_code: true,
  });
  expect(await isStaff(browser)).toBe(false);
  expect((await browser.call('ConfirmStaffSignIn', { code: app.code() })).status).toBe(200);
});

test('ResetStaffPassword asks for twelve characters, and a refused password doesn’t use up the link', async () => {
  const { email } = await staffMember(shop);
  const token = await linkFor(email);
  expect(await reset(token, '')).toMatchObject({ status: 400, data: 'Please enter new password.' });
  expect(await reset(token, 'elevenchars')).toMatchObject({
    status: 400,
    data: 'Password must be at least 12 characters',
  });
  expect((await reset('x')).status).toBe(404);
  expect((await reset(token)).status).toBe(200);
});
