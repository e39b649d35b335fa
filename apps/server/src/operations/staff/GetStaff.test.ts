import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetStaff lists members with role, access and last sign-in, and open invitations', async () => {
  const admin = await staffMember(shop, 'Admin', 'Asha');
  const desk = await staffMember(shop, 'Order desk', 'Ravi');
  await switchOnAuthenticator(shop, desk);
  await admin.call('InviteStaff', { fld_name: 'Kavi', fld_email: 'Kavi@Shop.example', fld_role: 'Accounts' });
  const { data } = await admin.call('GetStaff');
  expect(data.members).toEqual([
    {
      fld_staff_id: admin.id,
      fld_name: 'Asha',
      fld_email: admin.email,
      fld_role: 'Admin',
      fld_active: true,
      fld_authenticator: false,
      fld_last_sign_in_on: expect.any(String),
      self: true,
    },
    expect.objectContaining({ fld_name: 'Ravi', fld_role: 'Order desk', fld_authenticator: true, self: false }),
  ]);
  expect(data.invitations).toEqual([
    expect.objectContaining({ fld_email: 'kavi@shop.example', fld_invited_by: 'Asha', expired: false }),
  ]);
  shop.clock.advance({ days: 7 });
  await admin.call('StaffSignIn', { email: admin.email, password: admin.password });
  expect((await admin.call('GetStaff')).data.invitations).toMatchObject([{ expired: true }]);
});

test('GetStaff refuses visitors, customers and other roles', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) expect((await who.call('GetStaff')).status).toBe(401);
  expect((await (await shop.staff('Order desk')).call('GetStaff')).status).toBe(403);
});
