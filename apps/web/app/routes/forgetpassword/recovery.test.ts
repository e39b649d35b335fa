import { expect, test } from 'vitest';
import { stillOfUse } from './recovery.ts';

const minute = 60_000;
const kept = { email: 'asha@mill.example', ticket: 't', verified: false, endsAt: 10 * minute, resendAt: minute };

test('a reload continues at the same step while the code or ticket is valid', () => {
  expect(stillOfUse(kept, 10 * minute - 1)).toEqual(kept);
  expect(stillOfUse(kept, 10 * minute)).toBeNull();
  const verified = { ...kept, verified: true, endsAt: 19 * minute };
  expect(stillOfUse(verified, 18 * minute)).toEqual(verified);
});

test.each([null, 7, 'x', {}, { ...kept, ticket: 3 }, { ...kept, endsAt: '0' }, { ...kept, verified: 1 }])(
  'a stored value of %j is ignored',
  (value) => {
    expect(stillOfUse(value, 0)).toBeNull();
  },
);
