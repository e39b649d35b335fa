import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { invitationMailedTo, isStaff, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function invited(email: string, role = 'Production') {
  const admin = await staffMember(shop);
  await admin.call('InviteStaff', { fld_name: 'Kavi', fld_email: email, fld_role: role });
  return invitationMailedTo(shop, email);
}
const password = 'a long password';

test('JoinStaff opens the account with the invitation’s email and role, signs in, and works once', async () => {
  const token = await invited('kavi@shop.example');
  const [kavi, copy] = [shop.visitor(), shop.visitor()];
  const join = { token, fld_name: 'Kavitha', password };
  const answers = await Promise.all([kavi, copy].map((who) => who.call('JoinStaff', join)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([404, 409])]);
  const first = answers[0]?.status === 200 ? kavi : copy;
  expect((await first.call('UserInfo')).data).toMatchObject({ staff_name: 'Kavitha', staff_role: 'Production' });
  expect((await shop.visitor().call('JoinStaff', join)).status).toBe(404);
  const again = shop.visitor();
  await again.call('StaffSignIn', { email: 'kavi@shop.example', password });
  expect(await isStaff(again)).toBe(true);
  expect(await listChanges(shop.services.db, {}, 1)).toMatchObject([
    { operation: 'JoinStaff', staffName: 'Kavitha', after: { email: 'kavi@shop.example', role: 'Production' } },
  ]);
});

test('JoinStaff asks for a name and a password of twelve characters, and refuses email and role in the body', async () => {
  const token = await invited('ravi@shop.example');
  const steps = [
    [{ fld_name: '' }, 'Please enter your name.'],
    [{ fld_name: 'http://evil.example' }, 'Please enter your name without a web address.'],
    [{ password: '' }, 'Please enter new password.'],
    [{ password: 'elevenchars' }, 'Password must be at least 12 characters'],
  ] as const;
  const join = (more: object) => shop.visitor().call('JoinStaff', { token, fld_name: 'Ravi', password, ...more });
  for (const [wrong, text] of steps) expect(await join(wrong)).toMatchObject({ status: 400, data: text });
  for (const more of [{ fld_role: 'Admin' }, { fld_email: 'x@y.example' }]) expect((await join(more)).status).toBe(400);
});

test('JoinStaff is refused when a customer has registered with the email meanwhile', async () => {
  const token = await invited('meena@shop.example');
  await shop.visitor().register('meena@shop.example');
  expect(await shop.visitor().call('JoinStaff', { token, fld_name: 'Meena', password })).toMatchObject({
    status: 409,
    data: 'This email belongs to a customer’s account. Please use another one.',
  });
});
