import { expect, test } from 'vitest';
import { certificateDueOn, quarterName, tdsOn } from './tds.ts';

test.each([
  ['2026-04-01', 'Q1 2026-27, April to June', '2026-08-15'],
  ['2026-07-01', 'Q2 2026-27, July to September', '2026-11-15'],
  ['2026-10-01', 'Q3 2026-27, October to December', '2027-02-15'],
  ['2027-01-01', 'Q4 2026-27, January to March', '2027-06-15'],
])('the quarter from %s has its name and the day of its certificate', (quarter, name, due) => {
  expect([quarterName(quarter), certificateDueOn(quarter)]).toEqual([name, due]);
});

test('no other month begins a quarter', () => {
  expect(() => quarterName('2026-11-01')).toThrow(RangeError);
});

test('a tenth of a per cent is deducted, to the paisa', () => {
  expect([50_00_000_00, 12_345_67, 4_99, 5_00].map(tdsOn)).toEqual([5_000_00, 12_35, 0, 1]);
});

test('the financial years around 2000 and 2100 are written with two digits', () => {
  expect(quarterName('2008-04-01')).toBe('Q1 2008-09, April to June');
  expect(quarterName('2099-04-01')).toBe('Q1 2099-00, April to June');
});
