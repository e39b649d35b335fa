import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { passwordLinkMailedTo, staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const check = (token: string) => shop.visitor().call('CheckStaffPasswordLink', { token });
const linkFor = async (email: string) => {
  await shop.visitor().call('MailStaffPasswordLink', { email });
  return passwordLinkMailedTo(shop, email);
};

test('CheckStaffPasswordLink shows whose link it is for an hour, or until a newer one is mailed', async () => {
  const { email } = await staffMember(shop, 'Accounts', 'Kavi');
  const first = await linkFor(email);
  expect((await check(first)).data).toEqual({ fld_name: 'Kavi', fld_email: email });
  shop.clock.advance({ minutes: 1 });
  const second = await linkFor(email);
  const gone = { status: 404, data: expect.stringContaining('This link was used already, is too old') };
  expect(await check(first)).toMatchObject(gone);
  expect((await check(second)).status).toBe(200);
  shop.clock.advance({ minutes: 60 });
  expect(await check(second)).toMatchObject(gone);
});

test('CheckStaffPasswordLink answers 404 for another token or a former member, and refuses a missing token', async () => {
  const { email, id } = await staffMember(shop, 'Production');
  const token = await linkFor(email);
  for (const other of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(1)])
    expect((await check(other)).status).toBe(404);
  await (await staffMember(shop)).call('SetStaffAccess', { fld_staff_id: id, fld_active: false });
  expect((await check(token)).status).toBe(404);
  expect((await shop.visitor().call('CheckStaffPasswordLink', {})).status).toBe(400);
});
