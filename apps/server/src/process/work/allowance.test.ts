import { expect, test } from 'vitest';
import { openAllowance } from './allowance.ts';

const open = (msPerMinute: number) => {
  let now = 1_000;
  const allowance = openAllowance(msPerMinute, () => now);
  return { allowance, pass: (ms: number) => (now += ms) };
};

test('a source may use its whole allowance at once; it refills evenly', () => {
  const { allowance, pass } = open(15_000);
  allowance.charge('10.1.1.1', 14_999);
  expect(allowance.waitOf('10.1.1.1')).toBe(0);
  allowance.charge('10.1.1.1', 1_001);
  expect(allowance.waitOf('10.1.1.1')).toBe(5);
  pass(5_000);
  expect(allowance.waitOf('10.1.1.1')).toBe(0);
});

test('counts each source separately', () => {
  const { allowance } = open(15_000);
  allowance.charge('10.1.1.1', 60_000);
  expect(allowance.waitOf('10.1.1.1')).toBeGreaterThan(60);
  expect(allowance.waitOf('10.1.1.2')).toBe(0);
});

test('refills to no more than one minute’s allowance', () => {
  const { allowance, pass } = open(1_000);
  allowance.charge('10.1.1.1', 1);
  pass(3_600_000);
  allowance.charge('10.1.1.1', 1_060);
  expect(allowance.waitOf('10.1.1.1')).toBe(4);
});
