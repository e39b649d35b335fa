import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('MakeRecoveryCodes replaces the earlier codes', async () => {
  const member = await staffMember(shop);
  const { recoveryCodes } = await switchOnAuthenticator(shop, member);
  const { data } = await member.call('MakeRecoveryCodes', { password: member.password });
  expect(data.codes).toHaveLength(10);
  const use = async (code: string) => {
    const browser = shop.visitor();
    await browser.call('StaffSignIn', { email: member.email, password: member.password });
    return (await browser.call('ConfirmStaffSignIn', { code })).status;
  };
  expect([await use(recoveryCodes[0] ?? ''), await use(data.codes[0])]).toEqual([403, 200]);
});

test('MakeRecoveryCodes asks for the password, and refuses visitors, customers and members whose app is off', async () => {
  const member = await staffMember(shop);
  const make = (password: string) => member.call('MakeRecoveryCodes', { password });
  expect(await make('')).toMatchObject({ status: 400 });
  expect(await make('some other password')).toMatchObject({ status: 403, data: 'This is not your current password.' });
  expect(await make(member.password)).toMatchObject({ status: 409, data: 'Your authenticator app is off.' });
  await member.call('BeginAuthenticator', { password: member.password });
  expect(await make(member.password)).toMatchObject({ status: 409 });
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('MakeRecoveryCodes', { password: member.password })).status).toBe(401);
});
