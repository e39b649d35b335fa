import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { secretBytes, staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('BeginAuthenticator gives a secret to scan, type or open in an app, and stores it encrypted', async () => {
  const member = await staffMember(shop);
  const { data } = await member.call('BeginAuthenticator', { password: member.password });
  const address = new URL(data.address);
  expect(address.searchParams.get('secret')).toBe(data.secret.replaceAll(' ', ''));
  expect(decodeURIComponent(address.pathname)).toContain(`:${member.email}`);
  expect(address.searchParams.get('issuer')).not.toContain('+');
  expect(secretBytes(data.secret)).toHaveLength(20);
  expect(data.qr_path.match(/M/g).length).toBeGreaterThan(data.qr_size ** 2 / 4);
  const [stored] = (await shop.services.db.execute('select sealed_secret from staff_authenticators')).rows;
  const sealed = String(stored?.['sealed_secret']);
  expect(Buffer.from(sealed, 'base64url').includes(secretBytes(data.secret).toString('base64url'))).toBe(false);
  // Sign-in asks for no code until a first one was confirmed.
  const again = await shop.visitor().call('StaffSignIn', { email: member.email, password: member.password });
  expect(again.data.needs_code).toBe(false);
});

test('BeginAuthenticator asks for the password, and doesn’t replace an app that is switched on', async () => {
  const member = await staffMember(shop);
  const begin = (password: string) => member.call('BeginAuthenticator', { password });
  expect(await begin('')).toMatchObject({ status: 400, data: 'Please enter your password.' });
  expect(await begin('some other password')).toMatchObject({ status: 403, data: 'This is not your current password.' });
  await switchOnAuthenticator(shop, member);
  expect(await begin(member.password)).toMatchObject({ status: 409, data: 'Your authenticator app is on already.' });
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await who.call('BeginAuthenticator', { password: member.password })).status).toBe(401);
});
