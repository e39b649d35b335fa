import { paise } from '@boxwright/money';
import { describe, expect, test } from 'vitest';
import { irnOf, readPortalAnswers, refuseAnswer } from '../index.ts';
import { invoice } from '../testing/documents.ts';
import { portalAnswer } from '../testing/portal.ts';

const gstin = '33AAACY2068D1ZN';
const document = invoice({ gstin });
const read = (value: unknown) => readPortalAnswers(JSON.stringify(value));
const refusal = (own: Parameters<typeof portalAnswer>[1], of = document) => {
  const [answer] = read(portalAnswer(of, own))?.answers ?? [];
  if (answer === undefined) throw new Error('not read');
  return refuseAnswer(answer, document);
};

test('the reference number follows the published rule', () => {
  // The example that a service provider publishes: 29AAFCC9980M1ZR2019-20INV2019-20/KA/1
  expect(irnOf({ gstin: '29AAFCC9980M1ZR', day: '2020-03-31', type: 'INV', number: '2019-20/KA/1' })).toBe(
    '23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662',
  );
  const [march, april] = ['2026-03-31', '2026-04-01'].map((day) => irnOf({ gstin, day, type: 'INV', number: '1' }));
  expect(march).not.toBe(april);
});

test('an answer is read by itself, in a list, and as the API wraps it', () => {
  const one = portalAnswer(document);
  const expected = {
    irn: one.Irn,
    ackNumber: '112010036563310',
    ackAt: new Date('2026-11-03T12:33:00Z'),
    signedQr: one.SignedQRCode,
    isCancelled: false,
    qr: { number: document.number, type: 'INV', date: '03/11/2026', total: 105_000 },
  };
  const { SignedQRCode: signedQRCode, Irn: irn, AckNo: ackNo, AckDt: ackDt } = one;
  for (const text of [one, [one], { Status: 1, Data: one }, { Status: 1, Data: JSON.stringify(one) }])
    expect(read(text)?.answers).toMatchObject([expected]);
  expect(read([{ signedQRCode, irn, ackNo: String(ackNo), ackDt }])?.answers).toMatchObject([expected]);
  expect(readPortalAnswers(`\uFEFF${JSON.stringify([one, one])}`)?.answers).toHaveLength(2);
});

test('the text of a QR code as the portal’s sandbox signs it is read', () => {
  const data =
    '{"SellerGstin":"24AACCT3352M1Z9","BuyerGstin":"29AWGPV7107B1Z1","DocNo":"DOC/3650","DocTyp":"INV","DocDt":"25/07/2023","TotInvVal":12908,"ItemCnt":1,"MainHsnCode":"1001","Irn":"38d3c9cb2cad71aff232db81ac37a5b03198b087b20beb5f918f560e23398395","IrnDt":"2023-07-25 16:34:20"}';
  const SignedQRCode = ['{"alg":"RS256"}', JSON.stringify({ data, iss: 'NIC Sandbox' }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const [answer] = read({ SignedQRCode, AckNo: 1, AckDt: '2023-07-25 16:34:20' })?.answers ?? [];
  expect(answer).toMatchObject({ irn: expect.stringMatching(/^38d3c9/), qr: { number: 'DOC/3650', total: 12_908 } });
  // Its reference number follows the rule too.
  expect(irnOf({ gstin: '24AACCT3352M1Z9', day: '2023-07-25', type: 'INV', number: 'DOC/3650' })).toBe(answer?.irn);
});

test('what isn’t an answer gives null, and an incomplete one is reported', () => {
  for (const text of ['', 'not JSON', '{}', '[]', '[1]', '{"Status":0,"ErrorDetails":[]}', 'null'])
    expect(readPortalAnswers(text)).toBeNull();
  const one = portalAnswer(document);
  const { unreadable, answers } =
    read([one, 7, { Irn: one.Irn }, { ...one, SignedQRCode: 'a.b' }, { ...one, AckNo: '' }]) ?? {};
  expect(answers).toHaveLength(1);
  expect(unreadable).toEqual([
    'Entry 2 is no answer about a document.',
    'Entry 3 lacks SignedQRCode, the text of the QR code.',
    'Entry 4: its SignedQRCode can’t be read. Was it cut off?',
    expect.stringContaining('lacks the number or the date of the acknowledgement'),
  ]);
});

test('an answer belongs to the document that it names, value for value', () => {
  expect(refusal({})).toBeNull();
  const refused = [
    [{ DocTyp: 'CRN' }, /the type CRN, the document INV/],
    [{ SellerGstin: '29AAACY2068D1ZC' }, /the seller 29AAACY2068D1ZC/],
    [{ BuyerGstin: '29AAACY2068D1ZC' }, /the buyer 29AAACY2068D1ZC/],
    [{ DocDt: '04/11/2026' }, /the date 04\/11\/2026, the document 03\/11\/2026/],
    [{ TotInvVal: 105_000.01 }, /the value 105000\.01, the document 105000\.00/],
    [{ Irn: 'a'.repeat(64) }, /isn’t the one that the portal’s rule gives/],
  ] as const;
  for (const [qr, text] of refused) expect(refusal({ qr })).toMatch(text);
  expect(refusal({ answer: { Irn: 'a'.repeat(64) } })).toMatch(/isn’t the one/);
  expect(refusal({ answer: { Status: 'CNL' } })).toMatch(/was cancelled/);
  // Half a paisa more isn't a difference: the portal writes two decimals.
  expect(refuseAnswer(read(portalAnswer(document))?.answers[0] as never, { ...document, total: paise(1) })).toMatch(
    /the value/,
  );
});

test('an answer without its reference number has the one of the QR code, and numbers may stand among spaces', () => {
  const { Irn: _, AckNo, ...rest } = portalAnswer(document, { qr: { Irn: 'A'.repeat(64) } });
  const one = { ...rest, AckNo: ` ${AckNo} ` };
  expect(read({ data: one })?.answers).toMatchObject([{ irn: 'a'.repeat(64), ackNumber: '112010036563310' }]);
});

test('a QR code holds its data as JSON or as an object', () => {
  const data = { DocNo: 'INV/1', TotInvVal: 105 };
  const signed = (payload: object) => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
  for (const held of [data, JSON.stringify(data)]) {
    const [answer] = read({ ...portalAnswer(document), SignedQRCode: signed({ data: held }) })?.answers ?? [];
    expect(answer?.qr).toMatchObject({ number: 'INV/1', total: 105 });
  }
});

describe('an answer is reported', () => {
  const one = portalAnswer(document);
  const report = (own: object) => read({ ...one, ...own });

  test.each(['12a', 'a12', '1'.repeat(21), 1.5, true, ''])('with %s as the number of the acknowledgement', (AckNo) => {
    expect(report({ AckNo })).toMatchObject({
      answers: [],
      unreadable: [expect.stringMatching(/^INV.26-27.000001: the answer lacks/)],
    });
  });

  test.each(['', '2026-11-03', '03/11/2026 18:03:00', 'on 2026-11-03 18:03:00', '2026-13-03 18:03:00'])(
    'with %s as its date',
    (AckDt) => {
      expect(report({ AckDt })).toMatchObject({
        answers: [],
        unreadable: [expect.stringMatching(/the answer lacks the number or the date/)],
      });
    },
  );

  test.each([
    ['longer than any QR code', `${one.SignedQRCode}${'x'.repeat(2901 - one.SignedQRCode.length)}`],
    ['with a part too many', `${one.SignedQRCode}.x`],
    ['with a sign before it', `.${one.SignedQRCode}`],
    ['without data', 'a.e30.b'],
  ])('with a code %s', (_, SignedQRCode) => {
    expect(report({ SignedQRCode })).toMatchObject({
      answers: [],
      unreadable: [expect.stringMatching(/its SignedQRCode can’t be read/)],
    });
  });

  test.each([{ DocNo: 'INV 1' }, { DocNo: '' }, { DocNo: 'I'.repeat(17) }, { TotInvVal: 'much' }])(
    'whose code says %o',
    (qr) => {
      expect(read(portalAnswer(document, { qr }))).toMatchObject({
        answers: [],
        unreadable: [expect.stringMatching(/can’t be read/)],
      });
    },
  );

  test('without a code, beside nothing, or with one as long as may be', () => {
    expect(read({ Irn: one.Irn })).toMatchObject({
      answers: [],
      unreadable: [expect.stringMatching(/lacks SignedQRCode/)],
    });
    expect(read([null, one])).toMatchObject({ answers: [{}], unreadable: ['Entry 1 is no answer about a document.'] });
    const SignedQRCode = `${one.SignedQRCode}${'x'.repeat(2900 - one.SignedQRCode.length)}`;
    expect(report({ SignedQRCode })?.unreadable).toEqual([]);
  });
});

test('an answer doesn’t belong to a document without a GSTIN, or of a kind that isn’t registered', () => {
  const [answer] = read(portalAnswer(document))?.answers ?? [];
  if (answer === undefined) throw new Error('not read');
  const { supplier, recipient } = document;
  const { gstin: _seller, ...unregistered } = supplier;
  const { gstin: _buyer, ...consumer } = recipient;
  const number = 'INV/26-27/000001';
  expect(refuseAnswer(answer, { ...document, supplier: unregistered })).toBe(
    `${number}: the portal has the seller ${gstin}, the document none.`,
  );
  expect(refuseAnswer(answer, { ...document, supplier: { ...supplier, gstin: '29AAACY2068D1ZC' } })).toBe(
    `${number}: the portal has the seller ${gstin}, the document 29AAACY2068D1ZC.`,
  );
  expect(refuseAnswer(answer, { ...document, recipient: consumer })).toBe(
    `${number}: the portal has the buyer ${gstin}, the document none.`,
  );
  expect(refuseAnswer(answer, { ...document, kind: 'receipt-voucher' })).toBe(
    `${number} is neither an invoice nor a note.`,
  );
});
