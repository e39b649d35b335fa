import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
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
