import { listAlerts, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { storedMailsTo, whilePasswordChanges } from '../../testing/passwords.ts';
import { isStaff, staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('StaffSignIn gives staff access to the back office', async () => {
  const staff = await shop.staff();
  expect((await staff.call('UserInfo')).data.staff_name).toBe('Order Desk');
  expect(await staff.call('GetMailbox', { search: '' })).toMatchObject({ status: 200 });
});

test('StaffSignIn ends the session that the browser had before', async () => {
  const [staff, copy] = [await shop.staff(), shop.visitor()];
  for (const [name, value] of staff.cookies) copy.cookies.set(name, value);
  const member = await staffMember(shop, 'Admin', 'Press');
  await staff.call('StaffSignIn', { email: member.email, password: member.password });
  expect((await staff.call('UserInfo')).data.staff_name).toBe('Press');
  expect((await copy.call('GetMailbox')).status).toBe(401);
});

test('StaffSignIn doesn’t sign in with a password that is changed at this moment', async () => {
  const { email, password } = await staffMember(shop);
  const browser = shop.visitor();
  const answer = await whilePasswordChanges(shop, email, () => browser.call('StaffSignIn', { email, password }));
  expect(answer).toMatchObject({ status: 401, data: 'Invalid email or password.' });
  expect(await isStaff(browser)).toBe(false);
});

test('StaffSignIn asks for no code after a password that is changed at this moment', async () => {
  const member = await staffMember(shop);
  await switchOnAuthenticator(shop, member);
  const { email, password } = member;
  const browser = shop.visitor();
  const answer = await whilePasswordChanges(shop, email, () => browser.call('StaffSignIn', { email, password }));
  expect(answer).toMatchObject({ status: 401, data: 'Invalid email or password.' });
});

test('StaffSignIn refuses customers and wrong passwords with the same text', async () => {
  const { email, password } = await shop.customer();
  for (const wrong of [
    { email, password },
    { email: 'nobody@shop.example', password: 'a long staff password' },
  ]) {
    const answer = await shop.visitor().call('StaffSignIn', wrong);
    expect(answer).toMatchObject({ status: 401, data: 'Invalid email or password.' });
  }
  expect(await shop.visitor().call('StaffSignIn', { email: '', password })).toMatchObject({
    status: 400,
    data: 'Please enter your email.',
  });
});

test('StaffSignIn asks for a code if an authenticator app is on, and opens no session until then', async () => {
  const member = await staffMember(shop);
  await switchOnAuthenticator(shop, member);
  const elsewhere = shop.visitor();
  const { email, password } = member;
  const wrong = await elsewhere.call('StaffSignIn', { email, password: 'another long password' });
  expect(wrong).toMatchObject({ status: 401, data: 'Invalid email or password.' });
  const { data } = await elsewhere.call('StaffSignIn', { email, password });
  expect(data).toEqual({ needs_code: true, name: null });
  expect(await isStaff(elsewhere)).toBe(false);
  expect([...elsewhere.cookies.keys()]).toEqual(['boxwright-staff.first-step']);
});

test('StaffSignIn mails a member whose account is opened on a new device, but not for their first sign-in', async () => {
  const { email, password } = await staffMember(shop);
  const mails = async () => (await storedMailsTo(shop, email)).map(({ subject }) => subject);
  expect(await mails()).toEqual([]);
  const elsewhere = shop.visitor();
  await elsewhere.call('StaffSignIn', { email, password });
  expect(await mails()).toEqual([expect.stringMatching(/^A new device signed in to the back office of /)]);
  await elsewhere.call('StaffSignIn', { email, password });
  expect(await mails()).toHaveLength(1);
});

test('StaffSignIn notes the account and place of failures, and raises one alert at the fifth in an hour', async () => {
  const { id, email } = await staffMember(shop, 'Accounts', 'Farida');
  const fails = () =>
    shop.visitor().call('StaffSignIn', { email: email.toUpperCase(), password: 'a wrong long password' });
  const alerts = async () =>
    (await listAlerts(shop.services.db, { offset: 0, limit: 50 })).filter(
      ({ alert }) => alert.kind === 'staff-sign-in',
    );
  for (let tries = 0; tries < 4; tries += 1) expect((await fails()).status).toBe(401);
  expect(await alerts()).toEqual([]);
  await fails();
  expect((await alerts()).map(({ alert }) => alert.message)).toEqual([
    expect.stringMatching(/ 5 times within an hour to sign in as Farida, last from 10\.[\d.]+\. /),
  ]);
  const noted = await listChanges(shop.services.db, { subject: 'sign-in', subjectId: String(id) }, 10);
  expect(noted).toHaveLength(5);
  expect(noted[0]).toMatchObject({
    operation: 'StaffSignIn',
    after: { wrong: 'password', source: expect.stringMatching(/^10\./) },
  });
  expect(JSON.stringify(noted)).not.toContain('a wrong long password');
});
