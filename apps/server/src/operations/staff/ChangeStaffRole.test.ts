import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { type ShopMember, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const change = async (by: ShopVisitor, of: Pick<ShopMember, 'id'>, from: string, to: string) => {
  const body = { fld_staff_id: of.id, seen_role: from, fld_role: to };
  const { status, data } = await by.call('ChangeStaffRole', body);
  return status === 200 ? 200 : [status, data];
};
const mayInvite = async (who: ShopVisitor) => (await who.call('GetStaff')).status === 200;

test('ChangeStaffRole takes effect with the member’s next request, on every node, and is noted', async () => {
  const admin = await staffMember(shop);
  const member = await staffMember(shop, 'Production', 'Ravi');
  expect(await mayInvite(member)).toBe(false);
  expect(await change(admin, member, 'Production', 'Admin')).toBe(200);
  expect(await mayInvite(member)).toBe(true);
  // As if another node had changed it: this node isn't notified.
  await shop.services.db.execute(`update staff set role = 'Accounts' where id = ${member.id}`);
  expect(await mayInvite(member)).toBe(false);
  expect(await listChanges(shop.services.db, { subjectId: String(member.id) }, 1)).toMatchObject([
    { operation: 'ChangeStaffRole', name: 'Ravi', before: { role: 'Production' }, after: { role: 'Admin' } },
  ]);
});

test('ChangeStaffRole refuses the second of two changes of one member', async () => {
  const admin = await staffMember(shop);
  const member = await staffMember(shop, 'Production');
  await change(admin, member, 'Production', 'Accounts');
  const meanwhile = 'Somebody has changed this member meanwhile. Please load the page again.';
  expect(await change(admin, member, 'Production', 'Order desk')).toEqual([409, meanwhile]);
});

test('ChangeStaffRole always leaves an Admin, also when two Admins demote each other at the same moment', async () => {
  const own = await openShop();
  try {
    const [one, other] = [await staffMember(own), await staffMember(own)];
    const answers = await Promise.all([
      change(one, other, 'Admin', 'Accounts'),
      change(other, one, 'Admin', 'Accounts'),
    ]);
    expect(answers).toContainEqual(200);
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    const left = (await mayInvite(one)) ? one : other;
    const onlyAdmin = 'This is the only Admin. Make somebody else Admin first.';
    expect(await change(left, left, 'Admin', 'Production')).toEqual([409, onlyAdmin]);
  } finally {
    await own.close();
  }
});

test('ChangeStaffRole refuses unknown roles and members, and visitors without the right', async () => {
  const admin = await staffMember(shop);
  expect(await change(admin, admin, 'Admin', 'Owner')).toEqual([400, 'Please choose a role.']);
  expect(await change(admin, { id: 9999 }, 'Admin', 'Admin')).toEqual([404, 'There is no such member of staff.']);
  const others = [shop.visitor(), await shop.customer(), await staffMember(shop, 'Order desk')];
  for (const [index, who] of others.entries())
    expect(await change(who, admin, 'Admin', 'Accounts')).toEqual([index < 2 ? 401 : 403, expect.any(String)]);
});
