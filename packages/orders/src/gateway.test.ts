import { expect, test } from 'vitest';
import { attemptThatCounts, isDemonstration } from './gateway.ts';

const attempt = (gateway: 'payu' | 'sandbox', state: 'open' | 'succeeded' | 'failed') => ({ gateway, state });

test('an order is what took its payment, whatever the shop uses now', () => {
  expect(isDemonstration([attempt('sandbox', 'succeeded')], 'payu')).toBe(true);
  expect(isDemonstration([attempt('payu', 'succeeded')], 'sandbox')).toBe(false);
  expect(isDemonstration([attempt('sandbox', 'failed'), attempt('payu', 'succeeded')], 'payu')).toBe(false);
  expect(isDemonstration([attempt('payu', 'succeeded'), attempt('sandbox', 'open')], 'sandbox')).toBe(false);
  expect(isDemonstration([attempt('sandbox', 'failed'), attempt('payu', 'open')], 'payu')).toBe(false);
});

test('an order without an attempt is what the shop uses now', () => {
  expect(isDemonstration([], 'sandbox')).toBe(true);
  expect(isDemonstration([], 'payu')).toBe(false);
});

test('of several attempts the one that succeeded counts, else the last', () => {
  const [first, second] = [attempt('payu', 'failed'), attempt('payu', 'open')];
  expect(attemptThatCounts([first, second])).toBe(second);
  const paid = attempt('payu', 'succeeded');
  expect(attemptThatCounts([paid, second])).toBe(paid);
  expect(attemptThatCounts([])).toBeUndefined();
});
