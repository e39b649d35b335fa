import { expect, test } from 'vitest';
import { stillOfUse } from './recovery.ts';

const minute = 60_000;
const kept = { email: 'asha@mill.example', ticket: 't', sentAt: 0, resendAt: minute, verifiedAt: null };

test('a reload goes on where it was, while the code works', () => {
  expect(stillOfUse(kept, 10 * minute - 1)).toEqual(kept);
  expect(stillOfUse(kept, 10 * minute)).toBeNull();
});

test('once the code was right, ten more minutes are left for the new password', () => {
  const verified = { ...kept, verifiedAt: 9 * minute };
  expect(stillOfUse(verified, 18 * minute)).toEqual(verified);
  expect(stillOfUse(verified, 19 * minute)).toBeNull();
});

test.each([null, 7, 'x', {}, { ...kept, ticket: 3 }, { ...kept, sentAt: '0' }])(
  '%j is nothing to go on with',
  (value) => {
    expect(stillOfUse(value, 0)).toBeNull();
  },
);
