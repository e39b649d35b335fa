import { expect, test } from 'vitest';
import { isPrivate, sourceOf } from './source.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  // A proxy may send text that isn't an address.
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

test.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '::ffff:10.0.0.1', '::1', 'fd12::1'])(
  '%s is on this machine or a private network',
  (address) => expect(isPrivate(address)).toBe(true),
);

test.each(['203.0.113.9', '172.32.0.1', '::ffff:203.0.113.9', '2001:db8::1', 'fe80::1', '0.0.0.0', 'unknown', ''])(
  '%s is not',
  (address) => expect(isPrivate(address)).toBe(false),
);
