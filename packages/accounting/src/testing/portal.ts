import { slashedDay } from '../days.ts';
import { irnOf, isRegistrable, portalTypes } from '../e-invoice/irn.ts';
import type { AccountDocument } from '../rows.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The portal's answer about an invoice or a credit note, with what the test says of its QR code or of itself. */
export function portalAnswer(document: AccountDocument, own: { qr?: object; answer?: object } = {}) {
  const { kind, number, day, supplier, recipient, lines, total } = document;
  const type = isRegistrable(kind) ? portalTypes[kind] : portalTypes['tax-invoice'];
  const Irn = irnOf({ gstin: supplier.gstin ?? '', day, type, number });
  const said = {
    SellerGstin: supplier.gstin,
    BuyerGstin: recipient.gstin,
    DocNo: number,
    DocTyp: type,
    DocDt: slashedDay(day),
    TotInvVal: total / 100,
    ItemCnt: lines.length,
    MainHsnCode: lines[0]?.hsn,
    Irn,
    IrnDt: `${day} 18:03:00`,
    ...own.qr,
  };
  // The portal writes the data as JSON in JSON.
  const payload = { data: JSON.stringify(said), iss: 'NIC Sandbox' };
  const SignedQRCode = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(payload)}.${'c2lnbmVk'.repeat(43)}`;
  return { AckNo: 112_010_036_563_310, AckDt: `${day} 18:03:00`, Irn, SignedQRCode, Status: 'ACT', ...own.answer };
}
