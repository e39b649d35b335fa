import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

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
  const member = { name: 'Press', email: 'press@shop.example', password: 'a long staff password' };
  await shop.services.auth.addStaff({ ...member, role: 'Admin' });
  await staff.call('StaffSignIn', { email: member.email, password: member.password });
  expect((await staff.call('UserInfo')).data.staff_name).toBe('Press');
  expect((await copy.call('GetMailbox')).status).toBe(401);
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
