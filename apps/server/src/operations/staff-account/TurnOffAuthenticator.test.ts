import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('TurnOffAuthenticator asks for the password; afterwards sign-in needs no code, and the recovery codes are deleted', async () => {
  const member = await staffMember(shop);
  await switchOnAuthenticator(shop, member);
  const turnOff = (password: string) => member.call('TurnOffAuthenticator', { password });
  expect(await turnOff('')).toMatchObject({ status: 400, data: 'Please enter your password.' });
  expect(await turnOff('some other password')).toMatchObject({ status: 403 });
  expect((await turnOff(member.password)).status).toBe(200);
  expect(await turnOff(member.password)).toMatchObject({ status: 409, data: 'Your authenticator app is off.' });
  const account = await member.call('GetStaffAccount');
  expect(account.data).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 });
  const elsewhere = await shop.visitor().call('StaffSignIn', { email: member.email, password: member.password });
  expect(elsewhere.data.needs_code).toBe(false);
});

test('TurnOffAuthenticator switches off only the member’s own app, and refuses visitors and customers', async () => {
  const [member, other] = [await staffMember(shop), await staffMember(shop)];
  await switchOnAuthenticator(shop, member);
  expect((await other.call('TurnOffAuthenticator', { password: other.password })).status).toBe(409);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('TurnOffAuthenticator', { password: member.password })).status).toBe(401);
  expect((await member.call('GetStaffAccount')).data.authenticator_since).not.toBeNull();
});
