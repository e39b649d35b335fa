import { seeded } from '@boxwright/testing/random';
import { expect, test } from 'vitest';
import { evilAddresses, staysHere } from './evil-addresses.ts';

test('the browser’s URL parser decides which addresses leave the shop', () => {
  const page = 'https://shop.example/login';
  for (const leaving of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
    expect(staysHere(leaving, page)).toBe(false);
  }
  for (const staying of ['/cart', 'cart?x=//evil.example', '/%09/evil.example', '#//evil.example', 'https://[']) {
    expect(staysHere(staying, page)).toBe(true);
  }
});

test('many of the evil addresses do leave the shop, so that the scenario tests something', () => {
  const leaving = evilAddresses(seeded(1), 500).filter((address) => !staysHere(address, 'https://shop.example/login'));
  expect(leaving.length).toBeGreaterThan(40);
});
