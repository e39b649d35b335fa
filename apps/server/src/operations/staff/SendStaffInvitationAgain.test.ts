import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { invitationMailedTo, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const email = 'kavi@shop.example';

test('SendStaffInvitationAgain mails a new link for seven more days; the earlier link stops working', async () => {
  const admin = await staffMember(shop);
  await admin.call('InviteStaff', { fld_name: 'Kavi', fld_email: email, fld_role: 'Accounts' });
  const before = await invitationMailedTo(shop, email);
  shop.clock.advance({ days: 8 });
  await admin.call('StaffSignIn', { email: admin.email, password: admin.password });
  const isOpen = async (token: string) => (await shop.visitor().call('GetStaffInvitation', { token })).status === 200;
  expect(await isOpen(before)).toBe(false);
  const [{ fld_invitation_id }] = (await admin.call('GetStaff')).data.invitations;
  expect(await admin.call('SendStaffInvitationAgain', { fld_invitation_id })).toMatchObject({
    status: 200,
    data: { fld_email: email },
  });
  const after = await invitationMailedTo(shop, email);
  expect([after === before, await isOpen(before), await isOpen(after)]).toEqual([false, false, true]);
});

test('SendStaffInvitationAgain refuses ended invitations, and visitors who may not invite', async () => {
  const admin = await staffMember(shop);
  const gone = 'This invitation was accepted or withdrawn meanwhile.';
  expect(await admin.call('SendStaffInvitationAgain', { fld_invitation_id: 999 })).toMatchObject({
    status: 404,
    data: gone,
  });
  expect((await admin.call('SendStaffInvitationAgain', { fld_invitation_id: 'x' })).status).toBe(400);
  const others = [shop.visitor(), await shop.customer(), await shop.staff('Production')];
  const answers = await Promise.all(
    others.map((who) => who.call('SendStaffInvitationAgain', { fld_invitation_id: 1 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
