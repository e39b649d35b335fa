import { beforeAll, expect, test } from 'vitest';
import { hashPassword, passwordMatches, safeCost, setHashingCost } from './password.ts';

// Other tests of the same worker hash more cheaply.
beforeAll(() => setHashingCost(safeCost));

test('accepts the right password, and rejects another', async () => {
  const stored = await hashPassword('Packing123 ✓');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwordMatches('Packing123 ✓', stored)).toBe(true);
  expect(await passwordMatches('packing123 ✓', stored)).toBe(false);
});

test('hashes the same password differently each time', async () => {
  expect(await hashPassword('Packing123')).not.toBe(await hashPassword('Packing123'));
});

test('rejects a stored text in any other format', async () => {
  const [prefix, nonce] = ['$argon2id$v=19$m=19456,t=2,p=1$', 'A'.repeat(22)];
  for (const stored of ['', 'plain', '$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA', prefix, `${prefix}${nonce}$AAAA`]) {
    expect(await passwordMatches('', stored)).toBe(false);
  }
});

test('many concurrent hashes all finish', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, () => hashPassword('Packing123')));
  expect(new Set(hashes).size).toBe(12);
});
