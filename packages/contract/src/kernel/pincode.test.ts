import { describe, expect, test } from 'vitest';
import { operations } from '../registry.ts';
import { mayBecomePincode, pincodeIn, pincodePattern } from './pincode.ts';

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

  test('that can’t exist is recognised from its first or second digit', () => {
    expect(['0', '10', '29', '35', '54', '66', '86', '8612', '6410011'].filter(mayBecomePincode)).toEqual([]);
  });
});

test.each([
  ['641 001', '641001'],
  [' 641-001 ', '641001'],
  ['६४१००१', '641001'],
  ['௬௪௧ ௦௦௧', '641001'],
  ['６４１００１', '641001'],
  ['6410012', '6410012'],
  ['641001 Coimbatore', '641001 Coimbatore'],
])('"%s" is read as %s', (typed, read) => {
  expect(pincodeIn(typed)).toBe(read);
});

test.each([
  ['GetQuote', 'destination_pin', { varientid: 1, boardid: 1, deliverytype: 'StandardShipping' }, 'destination'],
  ['GetDeliveryCharge', 'destination_pin', { weight: 1, invoice_amount: 1, Gst: 5 }, 'destination'],
  ['GetPincode', 'pincode', {}, 'pincode'],
  ['Add_CustomerAddress', 'pincode', { action: 'INSERT' }, 'pincode'],
  ['monocartonsenquiry', 'pincode', {}, 'pincode'],
  ['enquiryMailer', 'customer_pincode', {}, 'pincode'],
] as const)('%s takes a pincode with a space and in other digits', (name, wire, rest, plain) => {
  const read = (text: string) =>
    (operations[name].input.decode({ ...rest, [wire]: text } as never) as Record<string, unknown>)[plain];
  expect(read('641 001')).toBe('641001');
  expect(read('६४१००१')).toBe('641001');
});
