import { expect, test } from 'vitest';
import { attemptThatCounts, demonstrationNotice, isDemonstration } from './gateway.ts';

const attempt = (gateway: 'payu' | 'sandbox', state: 'open' | 'succeeded' | 'failed') => ({ gateway, state });

test('whether an order is a demonstration follows the gateway of its payment, not the shop’s current one', () => {
  expect(isDemonstration([attempt('sandbox', 'succeeded')], 'payu')).toBe(true);
  expect(isDemonstration([attempt('payu', 'succeeded')], 'sandbox')).toBe(false);
  expect(isDemonstration([attempt('sandbox', 'failed'), attempt('payu', 'succeeded')], 'payu')).toBe(false);
  expect(isDemonstration([attempt('payu', 'succeeded'), attempt('sandbox', 'open')], 'sandbox')).toBe(false);
  expect(isDemonstration([attempt('sandbox', 'failed'), attempt('payu', 'open')], 'payu')).toBe(false);
});

test('an order without a payment attempt follows the shop’s current gateway', () => {
  expect(isDemonstration([], 'sandbox')).toBe(true);
  expect(isDemonstration([], 'payu')).toBe(false);
});

test('the attempt that succeeded counts, otherwise the last', () => {
  const [first, second] = [attempt('payu', 'failed'), attempt('payu', 'open')];
  expect(attemptThatCounts([first, second])).toBe(second);
  expect(attemptThatCounts([first, attempt('sandbox', 'failed'), second])).toBe(second);
  const paid = attempt('payu', 'succeeded');
  expect(attemptThatCounts([paid, second])).toBe(paid);
  expect(attemptThatCounts([])).toBeUndefined();
});

test('a demonstration says that no money moves', () => {
  expect(demonstrationNotice).toMatch(/no money moves/);
});
