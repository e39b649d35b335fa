import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetStaffAccount shows only the member’s own account', async () => {
  const [member, other] = [await staffMember(shop, 'Production'), await staffMember(shop)];
  const off = await member.call('GetStaffAccount');
  expect(off.data).toEqual({
    fld_name: 'Asha',
    fld_email: member.email,
    fld_role: 'Production',
    authenticator_since: null,
    recovery_codes_left: 0,
    sessions: [expect.objectContaining({ this_device: true, network: expect.stringMatching(/\.x$/) })],
  });
  await switchOnAuthenticator(shop, member);
  const on = await member.call('GetStaffAccount');
  expect(on.data).toMatchObject({ authenticator_since: expect.any(String), recovery_codes_left: 10 });
  expect((await other.call('GetStaffAccount')).data).toMatchObject({ authenticator_since: null });
});

test('GetStaffAccount refuses visitors and customers, and an unknown field', async () => {
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('GetStaffAccount')).status).toBe(401);
  expect((await (await shop.staff()).call('GetStaffAccount', { id: 1 })).status).toBe(400);
});
