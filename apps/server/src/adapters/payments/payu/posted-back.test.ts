import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPostedBack } from './posted-back.ts';
import { responseHash, responseHashIsValid } from './protocol.ts';

const form =
  'mihpayid=403993715521889530&mode=CC&status=success&unmappedstatus=captured&key=JPM7Fg&txnid=BW1&amount=1180.00' +
  '&field9=Transaction+Completed&PG_TYPE=X&cardnum=512345XXXXXX2346&name_on_card=KAVITHA&hash=abc';

function fieldsOf(body: unknown) {
  const read = readPostedBack(body);
  if (!read.ok) throw new Error(`refused: ${read.reason}`);
  return read.posted.fields;
}

describe('what PayU posts back', () => {
  test('is read from a form, extras kept', () => {
    const read = readPostedBack(form);
    expect(read).toMatchObject({
      ok: true,
      posted: { txnid: 'BW1', mihpayid: '403993715521889530', status: 'success', amount: '1180.00', mode: 'CC' },
    });
    expect(fieldsOf(form)).toMatchObject({ field9: 'Transaction Completed', PG_TYPE: 'X' });
  });

  test('is read from JSON with numbers as they were written', () => {
    const fields = fieldsOf('{"txnid":"BW1","mihpayid":403993715521889530,"amount":1180.00,"udf1":null}');
    expect(fields).toEqual({ txnid: 'BW1', mihpayid: '403993715521889530', amount: '1180.00' });
  });

  test('is read from the object a body parser made', () => {
    expect(fieldsOf({ txnid: 'BW1', status: 'failure' })).toEqual({ txnid: 'BW1', status: 'failure' });
  });

  test("is read without the card holder's name and unmasked card numbers", () => {
    expect(fieldsOf(form)).not.toHaveProperty('name_on_card');
    expect(fieldsOf(form)).toHaveProperty('cardnum', '512345XXXXXX2346');
    expect(fieldsOf('txnid=a&cardnum=5123456789012346&Card_No=5123+4567+8901+2346&ccvv=123')).toEqual({ txnid: 'a' });
  });

  test.each(['txnid=a%00&status=success', '{"txnid":"\\ud83d"}'])(
    'belongs to none of our payments when it is %j',
    (body) => {
      expect(readPostedBack(body)).toEqual({ ok: false, reason: 'no-txnid' });
    },
  );

  test('is refused when a field is given twice', () => {
    expect(readPostedBack('txnid=a&status=failure&status=success')).toEqual({ ok: false, reason: 'ambiguous' });
    expect(readPostedBack({ txnid: ['a', 'b'] })).toEqual({ ok: false, reason: 'ambiguous' });
  });

  test.each([
    ['', 'no-txnid'],
    ['status=success', 'no-txnid'],
    ['{"txnid":', 'malformed'],
    ['{"txnid":{"a":1}}', 'malformed'],
    [null, 'malformed'],
    [['txnid'], 'malformed'],
    [`txnid=${'a'.repeat(70_000)}`, 'too-large'],
  ])('is refused when it is %j', (body, reason) => {
    expect(readPostedBack(body)).toEqual({ ok: false, reason });
  });

  test('still has a valid signature once it is read', () => {
    const value = fc
      .string({ unit: 'binary', maxLength: 30 })
      .filter((text) => !text.includes('|') && text.isWellFormed());
    fc.assert(
      fc.property(value, value, (productinfo, udf1) => {
        const own = { key: 'JPM7Fg', salt: 'TuxqAugd' };
        const sent = { txnid: 'BW1', status: 'success', amount: '10.00', productinfo, udf1 };
        const fields = { ...sent, hash: responseHash(own, sent) };
        const read = fieldsOf(new URLSearchParams(fields).toString());
        return responseHashIsValid(own, { ...read, status: read['status'] ?? '' });
      }),
    );
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (body) => 'ok' in readPostedBack(body)));
  });
});
