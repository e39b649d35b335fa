import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Cookies } from '../../../adapters/identity/cookies.ts';
import type { Services } from '../../../calls/services.ts';
import { deviceCookie, knownDevice, rateLimitSubject } from './devices.ts';

const secret = createSecretKey(Buffer.alloc(32, 7));

/** A call with these cookies; devices need only their key and the public URL from the services. */
const asking = (cookies: Cookies, publicUrl = 'https://shop.example', device = secret) => ({
  cookies,
  source: '203.0.113.7',
  services: { secrets: { device }, env: { publicUrl } } as Services,
});
const nobody = asking({});
const signedIn = (email: string, before = nobody) => {
  const { name, value } = deviceCookie(before, 'customer', email);
  return asking({ [name]: value });
};

test('a browser is known for the account that signed in there, ignoring the e-mail’s case', () => {
  const known = knownDevice(signedIn('Meena@shop.example'), 'customer', 'meena@shop.example');
  expect(known).toMatch(/^[\w-]{16}$/);
  expect(rateLimitSubject(signedIn('meena@shop.example'), 'customer', 'meena@shop.example')).toMatch(
    /^device [\w-]{16}$/,
  );
});

test('a browser is not known for another account or role, nor without a cookie', () => {
  const call = signedIn('meena@shop.example');
  expect(knownDevice(call, 'customer', 'arjun@shop.example')).toBeNull();
  expect(knownDevice(call, 'staff', 'meena@shop.example')).toBeNull();
  const asStaff = asking({ 'boxwright-staff.device': entryOf(call) });
  expect(knownDevice(asStaff, 'staff', 'meena@shop.example')).toBeNull();
  expect(rateLimitSubject(nobody, 'customer', 'meena@shop.example')).toBe('203.0.113.7');
});

test('an entry with another device id, signature or key is rejected', () => {
  const call = signedIn('meena@shop.example');
  const [device = '', signature = ''] = entryOf(call).split('.');
  for (const forged of [
    `${'A'.repeat(16)}.${signature}`,
    `${device}.${'A'.repeat(43)}`,
    device,
    `x${device}.${signature}`,
  ]) {
    expect(knownDevice(asking({ 'boxwright.device': forged }), 'customer', 'meena@shop.example')).toBeNull();
  }
  const elsewhere = asking(call.cookies, 'https://shop.example', createSecretKey(Buffer.alloc(32, 8)));
  expect(knownDevice(elsewhere, 'customer', 'meena@shop.example')).toBeNull();
});

test('a browser keeps its device ids for up to four accounts', () => {
  const mails = ['one', 'two', 'three', 'four'].map((name) => `${name}@shop.example`);
  let call = nobody;
  for (const mail of mails) call = signedIn(mail, call);
  const numbers = mails.map((mail) => knownDevice(call, 'customer', mail));
  expect(new Set(numbers).size).toBe(4);
  const again = signedIn('one@shop.example', call);
  expect(mails.map((mail) => knownDevice(again, 'customer', mail))).toEqual(numbers);
  const fifth = signedIn('five@shop.example', again);
  expect(entryOf(fifth).split('~')).toHaveLength(4);
  expect(mails.map((mail) => knownDevice(fifth, 'customer', mail) !== null)).toEqual([true, false, true, true]);
});

test('signing in again leaves the cookie unchanged, and at most four of its entries are read', () => {
  const call = signedIn('meena@shop.example');
  expect(signedIn('meena@shop.example', call).cookies).toEqual(call.cookies);
  const strangers = Array.from({ length: 4 }, () => `${'A'.repeat(16)}.${'A'.repeat(43)}`);
  const known = (before: number) => {
    const value = [...strangers.slice(0, before), entryOf(call)].join('~');
    return knownDevice(asking({ 'boxwright.device': value }), 'customer', 'meena@shop.example') !== null;
  };
  expect([known(3), known(4)]).toEqual([true, false]);
});

test('the cookie is HttpOnly, and Secure where the site is served over https', () => {
  const cookie = (role: 'customer' | 'staff', publicUrl: string) =>
    deviceCookie(asking({}, publicUrl), role, 'a@b.example');
  const rest = { path: '/', maxAge: 34_560_000, httpOnly: true, sameSite: 'lax' };
  const value = expect.stringMatching(/^[\w-]{16}\.[\w-]{43}$/);
  expect(cookie('customer', 'https://shop.example')).toEqual({
    name: 'boxwright.device',
    value,
    ...rest,
    secure: true,
  });
  expect(cookie('staff', 'http://localhost:3000')).toEqual({
    name: 'boxwright-staff.device',
    value,
    ...rest,
    secure: false,
  });
});

const entryOf = ({ cookies }: { readonly cookies: Cookies }) => cookies['boxwright.device'] ?? '';
