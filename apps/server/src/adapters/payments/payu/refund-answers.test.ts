import { describe, expect, test } from 'vitest';
import { readRefundAnswer, readRefundCheck } from './refund-answers.ts';

describe('the answer to a refund', () => {
  test('is a yes with the number of the request', () => {
    const text = '{"status":1,"msg":"Refund Request Queued","request_id":"131278422","mihpayid":403993715521937565}';
    expect(readRefundAnswer(text)).toMatchObject({ ok: true, taken: true, requestId: '131278422' });
  });

  test('is a no with its reason', () => {
    const text = '{"status":0,"msg":"Refund FAILURE - Invalid amount","error_code":105}';
    expect(readRefundAnswer(text)).toMatchObject({ ok: true, taken: false, text: 'Refund FAILURE - Invalid amount' });
  });

  test.each(['<html>502</html>', '', '[]', '{"status":2}', '{"msg":"ok"}'])('is neither yes nor no in %s', (text) => {
    expect(readRefundAnswer(text)).toMatchObject({ ok: false, reason: 'malformed' });
  });
});

describe('what became of a refund', () => {
  const mihpayid = '403993715521937565';
  const check = (actions: unknown) =>
    readRefundCheck(JSON.stringify({ status: 1, transaction_details: { [mihpayid]: actions } }), {
      mihpayid,
      token: 't1',
    });
  const action = (own: object) => ({ '131278422': { action: 'refund', token: 't1', request_id: '131278422', ...own } });

  test.each([
    ['success', 'paid'],
    ['SUCCESS', 'paid'],
    ['failure', 'failed'],
    ['QUEUED', 'waiting'],
    ['IN PROGRESS', 'waiting'],
    ['requested', 'waiting'],
    ['od_hit', 'waiting'],
    ['something new', 'waiting'],
  ])('is read from the state %s as %s', (status, kind) => {
    expect(check(action({ status }))).toMatchObject({ ok: true, kind, requestId: '131278422' });
  });

  test('is found by its token only, among other refunds and the capture', () => {
    const capture = { '1': { action: 'capture', token: '', status: 'success' } };
    expect(check({ ...capture, ...action({ token: 't2', status: 'success' }) })).toMatchObject({ kind: 'unknown' });
    expect(check('No action status found')).toMatchObject({ kind: 'unknown' });
  });

  test.each(['<html>', '{"status":0,"msg":"Invalid Hash."}', '{"status":0,"transaction_details":[]}'])(
    'can’t be read from %s',
    (text) => {
      expect(readRefundCheck(text, { mihpayid, token: 't1' })).toMatchObject({ ok: false });
    },
  );
});
