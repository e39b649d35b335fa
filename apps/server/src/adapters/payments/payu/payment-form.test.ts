import { paise } from '@boxwright/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentAttempt } from '../gateway.ts';
import { paymentFormFields, plainText } from './payment-form.ts';
import { requestHashIsValid } from './protocol.ts';

const credentials = { key: 'JPM7Fg', salt: 'TuxqAugd' };
const attempt: PaymentAttempt = {
  txnid: 'BW4f9a0c2d7e',
  amount: paise(118000),
  productInfo: 'Soap box, 2000 pieces',
  firstName: 'Kavitha',
  lastName: 'Raman',
  email: 'kavitha@rosaandreed.example',
  phone: '+91 98400 00000',
  returnUrls: {
    success: 'http://localhost:3000/return',
    failure: 'http://localhost:3000/return',
    cancel: 'http://localhost:3000/return',
  },
};

test('carries every field of the hosted checkout and a valid hash', () => {
  const fields = paymentFormFields(credentials, attempt);
  expect(fields).toMatchObject({
    key: 'JPM7Fg',
    txnid: 'BW4f9a0c2d7e',
    amount: '1180.00',
    productinfo: 'Soap box 2000 pieces',
    firstname: 'Kavitha',
    lastname: 'Raman',
    email: 'kavitha@rosaandreed.example',
    phone: '+919840000000',
    surl: 'http://localhost:3000/return',
    service_provider: 'payu_paisa',
  });
  expect(Object.keys(fields)).not.toContain('api_version');
  expect(Object.keys(fields)).not.toContain('salt');
  expect(requestHashIsValid(credentials, fields)).toBe(true);
});

test('signs any name, and never lets a "|" into a hashed field', () => {
  const word = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(word, word, word, fc.array(word, { maxLength: 5 }), (firstName, productInfo, email, remarks) => {
      const fields = paymentFormFields(credentials, { ...attempt, firstName, productInfo, email, remarks });
      expect(requestHashIsValid(credentials, fields)).toBe(true);
      expect(fields['productinfo']).toMatch(/^[A-Za-z0-9 ._-]{1,100}$/);
      expect(fields['firstname']).toMatch(/^[A-Za-z0-9 ._-]{1,60}$/);
      expect(fields['email']).not.toMatch(/[|\s<>"]/);
    }),
  );
});

test('keeps the Latin letters of accented names and puts a stand-in for other scripts', () => {
  expect(plainText('José  Núñez | & Söhne', 60)).toBe('Jose Nunez Sohne');
  expect(paymentFormFields(credentials, { ...attempt, firstName: 'முருகன்' })['firstname']).toBe('Customer');
});

test('refuses an attempt that PayU would refuse', () => {
  expect(() => paymentFormFields(credentials, { ...attempt, amount: paise(99) })).toThrow('one rupee');
  expect(() => paymentFormFields(credentials, { ...attempt, txnid: 'x'.repeat(26) })).toThrow(RangeError);
  expect(() => paymentFormFields(credentials, { ...attempt, txnid: 'a|b' })).toThrow(RangeError);
});
