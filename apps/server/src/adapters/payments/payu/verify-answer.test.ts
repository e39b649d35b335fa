import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVerifyAnswer } from './verify-answer.ts';

const paid = {
  mihpayid: '403993715521889530',
  txnid: 'BW1',
  amt: '1180.00',
  transaction_amount: '1180.00',
  status: 'success',
  unmappedstatus: 'captured',
  mode: 'CC',
  card_no: '512345XXXXXX2346',
  name_on_card: 'KAVITHA',
};

function answer(detail: object, status: unknown = 1) {
  return JSON.stringify({
    status,
    msg: '1 out of 1 Transactions Fetched Successfully',
    transaction_details: { BW1: detail },
  });
}

function kindOf(text: string) {
  const read = readVerifyAnswer(text, ['BW1']);
  return read.ok ? read.verifications.get('BW1')?.kind : read.reason;
}

describe('the answer of verify_payment', () => {
  test('is read as a captured payment with its amount in paise', () => {
    const read = readVerifyAnswer(answer(paid), ['BW1']);
    expect(read.ok && read.verifications.get('BW1')).toMatchObject({
      kind: 'captured',
      amount: 118000,
      mihpayid: '403993715521889530',
      mode: 'CC',
      raw: { card_no: '512345XXXXXX2346' },
    });
    expect(JSON.stringify(read.ok && [...read.verifications])).not.toContain('KAVITHA');
  });

  test.each([
    ['success', 'captured', 'captured'],
    ['success', 'auth', 'pending'],
    ['success', '', 'pending'],
    ['pending', 'initiated', 'pending'],
    ['failure', 'userCancelled', 'cancelled'],
    ['failure', 'bounced', 'failed'],
    ['failure', 'dropped', 'failed'],
    ['Not Found', '', 'unknown'],
    ['something new', 'captured', 'unknown'],
  ])('is read from %s / %s as %s', (status, unmappedstatus, kind) => {
    expect(kindOf(answer({ ...paid, status, unmappedstatus }))).toBe(kind);
  });

  test('is unknown for a transaction that PayU doesn’t know', () => {
    expect(kindOf(answer({ mihpayid: 'Not Found', status: 'Not Found' }, 0))).toBe('unknown');
    expect(kindOf('{"status":1,"msg":"","transaction_details":[]}')).toBe('unknown');
    expect(kindOf('{"status":1,"msg":"","transaction_details":{"BW2":{}}}')).toBe('unknown');
  });

  test('is no success when anything else in it doesn’t fit', () => {
    expect(kindOf(answer(paid, 0))).toBe('unknown');
    expect(kindOf(answer({ ...paid, txnid: 'BW2' }))).toBe('unknown');
    expect(kindOf(answer({ ...paid, amt: '1180.005' }))).toBe('unknown');
    expect(kindOf(answer({ status: 'success', unmappedstatus: 'captured' }))).toBe('unknown');
  });

  test('is read also when amounts and ids are numbers', () => {
    const text = answer(paid).replace('"403993715521889530"', '403993715521889530').replace('"1180.00"', '1180.00');
    const read = readVerifyAnswer(text, ['BW1']);
    expect(read.ok && read.verifications.get('BW1')).toMatchObject({ amount: 118000, mihpayid: '403993715521889530' });
  });

  test('is a failure when it is an outage page or a refused command', () => {
    expect(kindOf('<html><body>Service unavailable</body></html>')).toBe('malformed');
    expect(kindOf('')).toBe('malformed');
    expect(kindOf('{"status":0,"msg":"Invalid Hash."}')).toBe('refused');
  });

  test('is never read as a captured payment from random text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => kindOf(text) !== 'captured'));
  });
});
