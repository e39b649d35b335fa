import { expect, test } from 'vitest';
import { jobCostIn } from './job-cost.ts';

test.each([
  ['12,500.50', 12_500_50],
  ['₹ 900', 900_00],
  ['-900', -900_00],
  ['−900', -900_00],
  ['0', null],
  ['', null],
  ['-', null],
  ['--5', null],
  ['many', null],
  ['2,00,00,000', null],
])('a cost typed as “%s” is %s paise', (typed, paise) => {
  expect(jobCostIn(typed)).toBe(paise);
});
