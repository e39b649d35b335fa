import { expect, test } from 'vitest';
import { lastReturnDay, returnReasonNames, returnReasons, returnWishes, returnWishNames } from './index.ts';

test.each([
  ['2026-11-02', '2026-11-07'],
  ['2026-11-28', '2026-12-03'],
  ['2026-12-29', '2027-01-03'],
  ['2028-02-26', '2028-03-02'],
])('what was received on %s may be returned until the fifth day after it, %s', (received, last) => {
  expect(lastReturnDay(received)).toBe(last);
});

test('its reasons and wishes read as the form offers them', () => {
  expect(returnReasons.map((each) => returnReasonNames[each])).toEqual([
    'Defective',
    'Damaged in transit',
    'Too few pieces',
    'Not what I approved',
  ]);
  expect(returnWishes.map((each) => returnWishNames[each])).toEqual(['Print it again', 'Refund my money']);
});
