import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { isStaff, type ShopMember, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const set = async (by: ShopVisitor, of: Pick<ShopMember, 'id'>, isActive: boolean) => {
  const { status, data } = await by.call('SetStaffAccess', { fld_staff_id: of.id, fld_active: isActive });
  return status === 200 ? 200 : [status, data];
};
const signIn = async ({ email, password }: ShopMember) =>
  (await shop.visitor().call('StaffSignIn', { email, password })).status;

test('SetStaffAccess ends the sessions at once, refuses sign-ins, gives access back, and notes both', async () => {
  const [admin, member] = [await staffMember(shop), await staffMember(shop, 'Accounts', 'Ravi')];
  expect(await set(admin, member, false)).toBe(200);
  expect([await isStaff(member), await signIn(member)]).toEqual([false, 401]);
  // Only somebody who knows the password learns why.
  const { email, password } = member;
  const answers = [
    { email, password },
    { email, password: 'guessed' },
  ].map((typed) => shop.visitor().call('StaffSignIn', typed));
  expect((await Promise.all(answers)).map(({ data }) => data)).toEqual([
    'Your access to the back office has ended. An Admin of the shop can give it back to you.',
    'Invalid email or password.',
  ]);
  expect(await set(admin, member, true)).toBe(200);
  expect([await isStaff(member), await signIn(member)]).toEqual([false, 200]);
  const noted = await listChanges(shop.services.db, { subjectId: String(member.id) }, 5);
  expect(noted.map(({ before, after }) => [before, after])).toEqual([
    [{ access: false }, { access: true }],
    [{ access: true }, { access: false }],
  ]);
});

test('SetStaffAccess takes effect at once on a node that has just answered the member', async () => {
  const member = await staffMember(shop);
  expect(await isStaff(member)).toBe(true);
  // As if another node had ended it: this node isn't notified.
  await shop.services.db.execute(`update staff set active = false where id = ${member.id}`);
  expect(await isStaff(member)).toBe(false);
});

test('SetStaffAccess always leaves an Admin, also when two end each other’s access at the same moment', async () => {
  const own = await openShop();
  try {
    const [one, other] = [await staffMember(own), await staffMember(own)];
    await Promise.all([set(one, other, false), set(other, one, false)]);
    expect([await isStaff(one), await isStaff(other)].filter(Boolean)).toHaveLength(1);
    const left = (await isStaff(one)) ? one : other;
    expect(await set(left, left, false)).toEqual([409, 'This is the only Admin. Make somebody else Admin first.']);
  } finally {
    await own.close();
  }
});

test('SetStaffAccess refuses the second of two changes, and visitors without the right', async () => {
  const [admin, member] = [await staffMember(shop), await staffMember(shop)];
  const meanwhile = 'Somebody has changed this member meanwhile. Please load the page again.';
  expect(await set(admin, member, true)).toEqual([409, meanwhile]);
  expect(await set(admin, { id: 9999 }, true)).toEqual([404, 'There is no such member of staff.']);
  expect((await admin.call('SetStaffAccess', { fld_staff_id: member.id })).status).toBe(400);
  const others = [shop.visitor(), await shop.customer(), await staffMember(shop, 'Production')];
  const answers = await Promise.all(others.map((who) => set(who, member, false)));
  expect(answers).toEqual([401, 401, 403].map((status) => [status, expect.any(String)]));
});
