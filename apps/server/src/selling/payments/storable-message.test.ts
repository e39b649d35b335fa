import { expect, test } from 'vitest';
import { storableMessage } from './storable-message.ts';

/** As many and as long as PayU's integration guide shows. */
const fromPayu: Record<string, string> = {
  ...Object.fromEntries(Array.from({ length: 55 }, (_, place) => [`field_${place}`, 'x'.repeat(60)])),
  txnid: 'BW4f9a0c2d7e',
  hash: 'a'.repeat(128),
  productinfo: 'Soap Box '.repeat(11),
  error_Message: 'The bank could not be reached. '.repeat(8),
};

test('a message of the gateway is kept whole', () => {
  expect(storableMessage('return', { fields: fromPayu }).payload).toEqual(fromPayu);
});

test('a far larger message is cut, and says so', () => {
  const junk = {
    many: Object.fromEntries(Array.from({ length: 190 }, (_, place) => [`junk_${place}`, 'x'.repeat(300)])),
    long: { txnid: 'BW4f9a0c2d7e', junk: 'x'.repeat(63_000) },
    names: { ['n'.repeat(60_000)]: '1' },
  };
  for (const [kind, fields] of Object.entries(junk)) {
    const { payload } = storableMessage('webhook', { fields });
    expect([kind, JSON.stringify(payload).length < 12_000, payload['left_out']]).toEqual([
      kind,
      true,
      expect.stringContaining('fields'),
    ]);
  }
  expect(storableMessage('webhook', { fields: junk.long }).payload).toMatchObject({ txnid: 'BW4f9a0c2d7e' });
});

test('a hundred fields, eight thousand characters, and the beginning of a long value are kept', () => {
  const payloadOf = (fields: Record<string, string>) => storableMessage('webhook', { fields }).payload;
  const numbered = (count: number, value: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [String(place).padStart(4, 'n'), value]));
  expect(payloadOf(numbered(100, 'x'))).toEqual(numbered(100, 'x'));
  expect(payloadOf(numbered(102, 'x'))).toEqual({
    ...numbered(100, 'x'),
    left_out: '2 fields, or parts of them',
  });
  expect(payloadOf(numbered(8, 'x'.repeat(996)))).toEqual(numbered(8, 'x'.repeat(996)));
  expect(payloadOf(numbered(9, 'x'.repeat(996)))).toEqual({
    ...numbered(8, 'x'.repeat(996)),
    left_out: '1 fields, or parts of them',
  });
  expect(payloadOf({ ['n'.repeat(65)]: 'x'.repeat(1001) })).toEqual({
    ['n'.repeat(64)]: 'x'.repeat(1000),
    left_out: '1 fields, or parts of them',
  });
});

test('characters that can’t be stored are left out', () => {
  expect(storableMessage('return', { fields: { a: 'x\0y', b: 'half \uD83D' } }).payload).toMatchObject({
    a: 'xy',
    b: 'half \uFFFD',
  });
});

test('the digest is the same for the same message in any order, and another for another source or value', () => {
  const digest = (source: 'return' | 'webhook', fields: Record<string, string>) =>
    storableMessage(source, { fields }).digest;
  const first = digest('return', { txnid: 'a', status: 'success' });
  expect(digest('return', { status: 'success', txnid: 'a' })).toBe(first);
  expect(digest('webhook', { txnid: 'a', status: 'success' })).not.toBe(first);
  expect(digest('return', { txnid: 'a', status: 'failure' })).not.toBe(first);
});
