import { expect, test } from 'vitest';
import { openAllowance } from './allowance.ts';

const opened = (msAMinute: number) => {
  let now = 1_000;
  const allowance = openAllowance(msAMinute, () => now);
  return { allowance, pass: (ms: number) => (now += ms) };
};

test('lets a source use all of its minute at once, and gives it back evenly', () => {
  const { allowance, pass } = opened(15_000);
  allowance.charge('10.1.1.1', 14_999);
  expect(allowance.waitOf('10.1.1.1')).toBe(0);
  allowance.charge('10.1.1.1', 1_001);
  expect(allowance.waitOf('10.1.1.1')).toBe(5);
  pass(5_000);
  expect(allowance.waitOf('10.1.1.1')).toBe(0);
});

test('counts every source for itself', () => {
  const { allowance } = opened(15_000);
  allowance.charge('10.1.1.1', 60_000);
  expect(allowance.waitOf('10.1.1.1')).toBeGreaterThan(60);
  expect(allowance.waitOf('10.1.1.2')).toBe(0);
});

test('gives back no more than a minute holds', () => {
  const { allowance, pass } = opened(1_000);
  allowance.charge('10.1.1.1', 1);
  pass(3_600_000);
  allowance.charge('10.1.1.1', 1_060);
  expect(allowance.waitOf('10.1.1.1')).toBe(4);
});
