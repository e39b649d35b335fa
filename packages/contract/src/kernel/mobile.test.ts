import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registrationRules } from '../forms/account.ts';
import { operations } from '../registry.ts';
import { mobileNumber, typedMobile } from './mobile.ts';
import { firstBroken } from './rules.ts';

const national = fc.stringMatching(/^[1-9]\d{9}$/);
const prefix = fc.constantFrom('', '0', '91', '+91', '0091', '+91 0', '91-', '+ 91 ', '(+91) ', '091');
const separator = fc.constantFrom('', ' ', '-', '\u2011', '\u00a0', '.', ' - ', '\u202c');
/** Every way of writing a number, with the number that is meant. */
const written = fc
  .tuple(national, prefix, fc.array(separator, { minLength: 10, maxLength: 10 }))
  .map(([meant, before, between]) => ({
    meant,
    text: before + [...meant].map((digit, place) => digit + between[place]).join(''),
  }));

describe('a mobile number', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['\u202a+91 98765 43210\u202c', '9876543210'],
    ['9198400123', '9198400123'],
    ['91 91984 00123', '9198400123'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['+９１ ９８７６５ ４３２１０', '9876543210'],
  ])('%j is %s', (text, digits) => {
    expect(mobileNumber(text)).toBe(digits);
    expect(typedMobile(text)).toBe(digits);
  });

  test('becomes its ten digits, however it is written', () => {
    fc.assert(fc.property(written, ({ meant, text }) => mobileNumber(text) === meant));
  });

  test('is the same whether it is typed key by key or pasted', () => {
    fc.assert(
      fc.property(written, ({ meant, text }) => {
        expect([...text].reduce((value, key) => typedMobile(value + key), '')).toBe(meant);
        expect(typedMobile(text)).toBe(meant);
      }),
    );
  });

  test.each(['', '98400', '98765432101', '+1 415 555 2671', '+98 4001 2345', 'ninety-one', '98400123x5'])(
    'is not made of %j',
    (text) => {
      expect(mobileNumber(text)).toBe(text);
      const registration = { name: 'Asha', email: 'asha@example.com', mobile: text, password: 'box123' };
      const expected = text === '' ? 'Please enter mobile number.' : 'Please enter valid mobile number.';
      expect(firstBroken(registrationRules, registration)?.text).toBe(expected);
    },
  );

  test('of another country stays recognisable in the field, and is refused', () => {
    expect(typedMobile('+1 (415) 555-2671')).toBe('+14155552671');
    expect(typedMobile('letters 98a40')).toBe('9840');
  });

  test.each(['98765 43210 1', '+91 98765 43210 1', '0091 0 98765 43210 1', '98765 43210 / 98400 12345'])(
    'is never cut out of %s, which is refused as it was typed',
    (text) => {
      for (const value of [typedMobile(text), [...text].reduce((typed, key) => typedMobile(typed + key), '')])
        expect(mobileNumber(value)).toMatch(/^\+?\d{11,16}$/);
    },
  );
});

test.each([
  ['AddCustomer', 'mobile', {}],
  ['UpdateCustomer', 'mobile', {}],
  ['monocartonsenquiry', 'mobile', {}],
  ['enquiryMailer', 'customer_mobile', {}],
  ['Add_CustomerAddress', 'mobileNo', { action: 'INSERT' }],
] as const)('%s stores the ten digits, whatever was sent as %s', (name, wire, rest) => {
  const read = (text: string) => operations[name].input.decode({ ...rest, [wire]: text } as never).mobile;
  expect(read('+91 98765 43210')).toBe('9876543210');
  expect(read('98765432101')).toBe('98765432101');
});
