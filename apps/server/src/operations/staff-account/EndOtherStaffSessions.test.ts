import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { isStaff, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('EndOtherStaffSessions signs out the member’s other devices, and nobody else’s', async () => {
  const [member, other] = [await staffMember(shop), await staffMember(shop)];
  const elsewhere = shop.visitor();
  await elsewhere.call('StaffSignIn', { email: member.email, password: member.password });
  expect((await member.call('EndOtherStaffSessions')).status).toBe(200);
  expect([await isStaff(member), await isStaff(elsewhere), await isStaff(other)]).toEqual([true, false, true]);
});

test('EndOtherStaffSessions refuses an unknown field, visitors and customers', async () => {
  expect((await (await shop.staff()).call('EndOtherStaffSessions', { id: 1 })).status).toBe(400);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('EndOtherStaffSessions')).status).toBe(401);
});
