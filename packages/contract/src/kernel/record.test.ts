import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { field, record } from './record.ts';
import { filters, recordCount, trimRows } from './rows.ts';
import { destinationPincode, formText, moment, optionalId, rupees, typedNumber, wholeNumber } from './values.ts';

const line = record({
  goods: field('Basevalue', rupees),
  name: field('fld_variantname', z.string()),
  note: field('fld_note', z.string().optional()),
});

test('encoding and decoding any amount in paise gives the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.string(), (goods, name) => {
      const wire = line.encode({ goods, name });
      expect(Object.keys(wire)).toEqual(['Basevalue', 'fld_variantname']);
      expect(line.decode(JSON.parse(JSON.stringify(wire)))).toEqual({ goods, name });
    }),
  );
});

test('an unknown field is refused with its name, never dropped', () => {
  const result = line.safeParse({ Basevalue: 1, fld_variantname: 'x', price: 3 });
  expect(result.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['price'] });
});

test('a plain name in a request body is an unknown field', () => {
  expect(line.safeParse({ goods: 1, fld_variantname: 'x' }).success).toBe(false);
});

test('rupees with more than two decimals are refused', () => {
  expect(rupees.safeParse(10.005).success).toBe(false);
  expect(rupees.decode(1180.1)).toBe(118010);
});

test.each(['1e3', '10.5', '-1', ' 5', '', '0x10', 0, 10_000, 1.5, Number.NaN])('%j is not a quantity', (value) => {
  expect(wholeNumber(1, 9999).safeParse(value).success).toBe(false);
});

test.each([
  [1000, 1000],
  ['1000', 1000],
])('%j is the quantity %j', (value, quantity) => {
  expect(wholeNumber(1, 9999).decode(value)).toBe(quantity);
});

test('0, null, undefined and an empty text mean no id; anything else must be a valid id', () => {
  for (const none of [0, '0', '', null, undefined]) expect(optionalId.decode(none)).toBeNull();
  expect(optionalId.decode('17')).toBe(17);
  expect(optionalId.safeParse('17; drop table').success).toBe(false);
});

test('pincode 0 means no delivery, and five digits are not a pincode', () => {
  expect(destinationPincode.decode(0)).toBeNull();
  expect(destinationPincode.decode(641001)).toBe('641001');
  expect(destinationPincode.safeParse('64100').success).toBe(false);
  expect(destinationPincode.safeParse('041001').success).toBe(false);
});

test('form texts are trimmed and absent ones become empty, so that the rules report them', () => {
  expect(formText().decode(undefined)).toBe('');
  expect(formText().decode('  Asha ')).toBe('Asha');
});

test('moments are Dates in code and ISO texts on the wire', () => {
  expect(moment.encode(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
});

const where = record({ where: field('whereClause', filters({ status: field('fld_status', z.string()) })) });

test('a filter is equality on a documented field; absent, null and empty values filter nothing', () => {
  expect(where.decode({ whereClause: { fld_status: 'Active' } })).toEqual({ where: { status: 'Active' } });
  for (const none of ['', null, undefined]) expect(where.decode({ whereClause: none } as never)).toEqual({ where: {} });
});

test('SQL and unknown fields in a filter are refused', () => {
  expect(where.safeParse({ whereClause: "fld_status='Active'" }).success).toBe(false);
  expect(where.safeParse({ whereClause: { fld_password: 'x' } }).success).toBe(false);
});

test('recordCount selects all rows, a number of rows, or fields', () => {
  const rows = [
    { fld_a: 1, fld_b: 2 },
    { fld_a: 3, fld_b: 4 },
  ];
  expect(trimRows(rows, recordCount.parse('*')).rows).toEqual(rows);
  expect(trimRows(rows, recordCount.parse(1)).rows).toEqual(rows.slice(0, 1));
  expect(trimRows(rows, recordCount.parse('1')).rows).toEqual(rows.slice(0, 1));
  expect(trimRows(rows, recordCount.parse('fld_b, fld_a')).rows[1]).toEqual({ fld_b: 4, fld_a: 3 });
  expect(trimRows(rows, ['fld_zzz']).unknownField).toBe('fld_zzz');
});

test.each([70, 40.5, 0, -5, null, Number.NaN])('a typed %s is sent and read back unchanged', (value) => {
  expect(typedNumber.decode(JSON.parse(JSON.stringify(typedNumber.encode(value))))).toBe(value);
});
