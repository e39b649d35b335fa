import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountFromText,
  amountText,
  commandHash,
  hashesMatch,
  REQUEST_HASHED,
  requestHash,
  requestHashIsValid,
  responseHash,
  responseHashIsValid,
} from './protocol.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => !value.includes('|'));
const credentials = fc.record({
  key: fc.stringMatching(/^[A-Za-z0-9]{6}$/),
  salt: fc.stringMatching(/^[A-Za-z0-9]{8,32}$/),
});
const hashedFields = fc.record(
  Object.fromEntries(REQUEST_HASHED.map((name) => [name, text])) as Record<
    (typeof REQUEST_HASHED)[number],
    typeof text
  >,
);
const responseFields = fc
  .tuple(hashedFields, fc.constantFrom('success', 'failure', 'pending'), fc.constantFrom('', '10.00'), fc.boolean())
  .map(([fields, status, surcharge, snake]) => ({
    ...fields,
    status,
    [snake ? 'additional_charges' : 'additionalCharges']: surcharge,
  }));

describe('PayU hashes', () => {
  test('make the published request vector', () => {
    const fields = {
      txnid: '12345',
      amount: '10',
      productinfo: 'Shopping',
      firstname: 'Test',
      email: 'test@test.com',
      udf2: 'abc',
      udf4: '15',
    };
    expect(requestHash({ key: 'C0Dr8m', salt: '3sf0jURk' }, fields)).toBe(
      'ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce',
    );
  });

  test('make the published response vector', () => {
    const fields = {
      status: 'success',
      email: 'test@gmail.com',
      firstname: 'Ashish',
      productinfo: 'iPhone',
      amount: '10.00',
      txnid: 'ewP8oRopzdHEtC',
    };
    expect(responseHash({ key: 'JPM7Fg', salt: 'TuxqAugd' }, fields)).toBe(
      '1be7e6e97ab1ea9034b9a107e7cf9718308aa9637b4dbbd1a3343c91b0da02b34a40d00ac7267ebe81c20ea1129b931371c555d565bc6e11f470c3d2cf69b5a3',
    );
  });

  test('put a surcharge in front, under either of its names', () => {
    const own = { key: 'k', salt: 's' };
    const plain = responseHash(own, { status: 'success', txnid: 't' });
    const camel = responseHash(own, { status: 'success', txnid: 't', additionalCharges: '12.50' });
    expect(responseHash(own, { status: 'success', txnid: 't', additional_charges: '12.50' })).toBe(camel);
    expect(camel).not.toBe(plain);
  });

  test('accept what PayU signed', () => {
    fc.assert(
      fc.property(credentials, responseFields, (own, fields) =>
        responseHashIsValid(own, { ...fields, hash: responseHash(own, fields) }),
      ),
    );
  });

  test('break when any covered field of a return is tampered with', () => {
    const covered = fc.constantFrom(...REQUEST_HASHED, 'status' as const, 'additionalCharges' as const);
    fc.assert(
      fc.property(credentials, responseFields, covered, text, (own, fields, name, value) => {
        const signed = { additionalCharges: '', additional_charges: '', ...fields };
        fc.pre(signed[name] !== value);
        // The hash covers the surcharge once, not its second spelling beside the first.
        fc.pre(!(name === 'additionalCharges' && (value || signed.additional_charges) === signed.additional_charges));
        return !responseHashIsValid(own, { ...signed, [name]: value, hash: responseHash(own, signed) });
      }),
    );
  });

  test('break when any covered field of a request is tampered with', () => {
    fc.assert(
      fc.property(credentials, hashedFields, fc.constantFrom(...REQUEST_HASHED), text, (own, fields, name, value) => {
        fc.pre(fields[name] !== value);
        return !requestHashIsValid(own, { ...fields, [name]: value, hash: requestHash(own, fields) });
      }),
    );
  });

  test('never let a "|" pass, in either direction', () => {
    fc.assert(
      fc.property(credentials, hashedFields, fc.constantFrom(...REQUEST_HASHED), text, (own, fields, name, tail) => {
        const split = { ...fields, [name]: `|${tail}` };
        expect(() => requestHash(own, split)).toThrow(RangeError);
        expect(() => responseHash(own, { ...split, status: 'success' })).toThrow(RangeError);
        return !responseHashIsValid(own, { ...split, status: 'success', hash: 'a'.repeat(128) });
      }),
    );
  });

  test('cover key, command and subject of a server command', () => {
    const hash = commandHash({ key: 'k', salt: 's' }, 'verify_payment', 'a|b');
    expect(hash).toMatch(/^[0-9a-f]{128}$/);
    expect(commandHash({ key: 'k', salt: 's' }, 'verify_payment', 'a|c')).not.toBe(hash);
    expect(() => commandHash({ key: 'k|', salt: 's' }, 'verify_payment', 'a')).toThrow(RangeError);
  });

  test('match only the same hash, whatever else is given', () => {
    const hash = commandHash({ key: 'k', salt: 's' }, 'c', 'v');
    expect(hashesMatch(hash, hash.toUpperCase())).toBe(true);
    expect(hashesMatch(hash, hash.slice(1))).toBe(false);
    expect(hashesMatch('', '')).toBe(false);
    fc.assert(fc.property(fc.string(), (given) => !hashesMatch(hash, given)));
  });
});

describe('PayU amounts', () => {
  test('are rupees with two decimals and come back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
        const amount = amountFromText(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`);
        expect(amount).toBe(paise);
        return amount !== undefined && amountFromText(amountText(amount)) === amount;
      }),
    );
    expect(amountFromText('1180')).toBe(118000);
    expect(amountFromText('1180.5')).toBe(118050);
    expect(amountFromText('1180.500000')).toBe(118050);
  });

  test.each(['', ' 1', '1,180.00', '-1.00', '1.005', '1e3', '₹10', '1.', '.5', 'NaN', '99999999999'])(
    'refuse %j',
    (odd) => {
      expect(amountFromText(odd)).toBeUndefined();
    },
  );
});
