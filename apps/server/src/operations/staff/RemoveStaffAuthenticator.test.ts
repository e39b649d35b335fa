import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { isStaff, staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('RemoveStaffAuthenticator lets a member sign in without the app, and ends their sessions', async () => {
  const [admin, member] = [await staffMember(shop), await staffMember(shop, 'Accounts', 'Ravi')];
  await switchOnAuthenticator(shop, member);
  const remove = () => admin.call('RemoveStaffAuthenticator', { fld_staff_id: member.id });
  expect(await remove()).toMatchObject({ status: 200, data: { fld_name: 'Ravi' } });
  expect(await isStaff(member)).toBe(false);
  const { data } = await shop.visitor().call('StaffSignIn', { email: member.email, password: member.password });
  expect(data.needs_code).toBe(false);
  expect((await remove()).status).toBe(409);
});

test('RemoveStaffAuthenticator refuses one’s own app, and visitors without the right', async () => {
  const admin = await staffMember(shop);
  await switchOnAuthenticator(shop, admin);
  expect(await admin.call('RemoveStaffAuthenticator', { fld_staff_id: admin.id })).toMatchObject({
    status: 422,
    data: 'Please switch off your own authenticator app on the page of your account.',
  });
  expect((await admin.call('RemoveStaffAuthenticator', { fld_staff_id: 9999 })).status).toBe(404);
  expect((await admin.call('RemoveStaffAuthenticator', {})).status).toBe(400);
  const others = [shop.visitor(), await shop.customer(), await staffMember(shop, 'Production')];
  const body = { fld_staff_id: admin.id };
  const answers = await Promise.all(others.map((who) => who.call('RemoveStaffAuthenticator', body)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
