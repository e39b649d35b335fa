import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import { accountPeriodRules, accountPeriods, isReturnPeriod } from './accounts.ts';

test('months, quarters and financial years end on their last days, also around the turn of a year', () => {
  expect(accountPeriods('2027-02-10')).toEqual([
    { name: 'February 2027', from: '2027-02-01', to: '2027-02-28' },
    { name: 'January 2027', from: '2027-01-01', to: '2027-01-31' },
    { name: 'December 2026', from: '2026-12-01', to: '2026-12-31' },
    { name: 'Jan – March 2027', from: '2027-01-01', to: '2027-03-31' },
    { name: 'Oct – December 2026', from: '2026-10-01', to: '2026-12-31' },
    { name: 'Financial year 2026-27', from: '2026-04-01', to: '2027-03-31' },
    { name: 'Financial year 2025-26', from: '2025-04-01', to: '2026-03-31' },
  ]);
  expect(accountPeriods('2026-04-01').at(-2)).toMatchObject({ from: '2026-04-01', to: '2027-03-31' });
});

test.each([
  ['', '2026-11-30', 'Please choose the first day of the period.'],
  ['2026-11-01', '2026-11-31', 'Please choose the last day of the period.'],
  ['2026-11-02', '2026-11-01', 'The period ends before it begins.'],
  ['2026-01-01', '2027-01-02', 'Please choose a period of at most 366 days.'],
])('the period from “%s” to “%s” is refused', (from, to, text) => {
  expect(firstBroken(accountPeriodRules, { from, to })?.text).toBe(text);
});

test('a year with its leap day is a period', () => {
  expect(firstBroken(accountPeriodRules, { from: '2027-04-01', to: '2028-03-31' })).toBeUndefined();
});

test.each([
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-01', '2026-11-12', true],
  ['2026-10-01', '2026-12-31', true],
  ['2027-01-01', '2027-03-31', true],
  ['2026-10-01', '2026-11-30', false],
  ['2026-11-01', '2027-01-31', false],
  ['2026-10-02', '2026-12-31', false],
  ['2026-04-01', '2027-03-31', false],
])('a return can be of %s to %s: %s', (from, to, isOne) => {
  expect(isReturnPeriod({ from, to })).toBe(isOne);
});
