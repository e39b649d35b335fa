import { describe, expect, test } from 'vitest';
import { mayBecomePincode, pincodePattern } from './pincode.ts';

describe('a pincode', () => {
  test.each(['110001', '194101', '600001', '641999', '682555', '744101', '855117', '900056'])(
    'can be %s',
    (pincode) => {
      expect(pincodePattern.test(pincode)).toBe(true);
      for (let length = 0; length <= 6; length += 1) expect(mayBecomePincode(pincode.slice(0, length))).toBe(true);
    },
  );

  test.each(['', '041001', '101001', '291001', '351001', '541001', '551001', '651001', '661001', '861001', '64100'])(
    'can’t be %j',
    (pincode) => {
      expect(pincodePattern.test(pincode)).toBe(false);
    },
  );

  test('that can’t be is known from its first or second digit', () => {
    expect(['0', '10', '29', '35', '54', '66', '86', '8612', '6410011'].filter(mayBecomePincode)).toEqual([]);
  });
});
