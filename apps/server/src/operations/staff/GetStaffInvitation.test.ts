import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { invitationMailedTo, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetStaffInvitation shows everybody with the link who is invited, for seven days', async () => {
  const admin = await staffMember(shop);
  const email = 'kavi@shop.example';
  await admin.call('InviteStaff', { fld_name: 'Kavi', fld_email: email, fld_role: 'Production' });
  const token = await invitationMailedTo(shop, email);
  const read = () => shop.visitor().call('GetStaffInvitation', { token });
  expect((await read()).data).toEqual({ fld_name: 'Kavi', fld_email: email, fld_role: 'Production' });
  shop.clock.advance({ days: 7 });
  expect(await read()).toMatchObject({
    status: 404,
    data: 'This invitation was used already, is too old, or was withdrawn. Please ask for a new one.',
  });
});

test('GetStaffInvitation answers 404 for another token, and refuses a missing token', async () => {
  expect((await shop.visitor().call('GetStaffInvitation', { token: 'a'.repeat(43) })).status).toBe(404);
  expect((await shop.visitor().call('GetStaffInvitation', {})).status).toBe(400);
});
