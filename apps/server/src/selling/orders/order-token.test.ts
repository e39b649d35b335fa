import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOfToken, orderToken } from './order-token.ts';

const key = createSecretKey(randomBytes(32));

test('a token opens its own order, and is a valid URL path segment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (orderId) => {
      const token = orderToken(key, orderId);
      expect(token).toMatch(/^[\w-]+$/);
      expect(orderOfToken(key, token)).toBe(orderId);
    }),
  );
});

test('a token that was altered, truncated or made with another key is rejected', () => {
  const token = orderToken(key, 4711);
  for (let place = 0; place < token.length - 1; place += 1) {
    const changed = `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
    expect(orderOfToken(key, changed)).toBeNull();
  }
  expect(orderOfToken(createSecretKey(randomBytes(32)), token)).toBeNull();
  for (const other of ['', '4711', token.slice(0, 20), `${token}AAAA`]) expect(orderOfToken(key, other)).toBeNull();
});
