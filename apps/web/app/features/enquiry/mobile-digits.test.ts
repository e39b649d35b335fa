import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobileDigits } from './mobile-digits.ts';

test.each([
  ['98400 12345', '9840012345'],
  ['+91 98400-12345', '9840012345'],
  ['919840012345', '9840012345'],
  ['098400 12345', '9840012345'],
  ['9198400123', '9198400123'],
  ['91984001234', '9198400123'],
  ['abc', ''],
])('%s is the mobile %s', (typed, mobile) => {
  expect(mobileDigits(typed)).toBe(mobile);
});

test('any ten digits stay unchanged', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{10}$/), (mobile) => mobileDigits(mobile) === mobile));
});
