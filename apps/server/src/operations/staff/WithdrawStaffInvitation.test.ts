import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { invitationMailedTo, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('WithdrawStaffInvitation disables the link, and refuses the second of two members', async () => {
  const admin = await staffMember(shop);
  const email = 'kavi@shop.example';
  await admin.call('InviteStaff', { fld_name: 'Kavi', fld_email: email, fld_role: 'Admin' });
  const token = await invitationMailedTo(shop, email);
  const [{ fld_invitation_id }] = (await admin.call('GetStaff')).data.invitations;
  expect(await admin.call('WithdrawStaffInvitation', { fld_invitation_id })).toMatchObject({ status: 200 });
  expect(await admin.call('WithdrawStaffInvitation', { fld_invitation_id })).toMatchObject({ status: 404 });
  const joined = await shop.visitor().call('JoinStaff', { token, fld_name: 'Kavi', password: 'a long password' });
  expect(joined.status).toBe(404);
});

test('WithdrawStaffInvitation refuses bad input, and visitors who may not invite', async () => {
  const admin = await staffMember(shop);
  expect((await admin.call('WithdrawStaffInvitation', {})).status).toBe(400);
  const others = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(others.map((who) => who.call('WithdrawStaffInvitation', { fld_invitation_id: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
