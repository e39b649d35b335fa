import { countryName, outsideIndia, type Paise, paise } from '@boxwright/money';
import { slashedDay } from '../days.ts';
import { hsnCode } from '../hsn-code.ts';
import { notRegistered, partyName, registeredAs } from '../registration.ts';
import { type AccountAddress, type AccountDocument, isSale, sales } from '../rows.ts';
import { sellerPlace } from '../seller-place.ts';
import { grossOf, sumOf } from '../sums.ts';
import { ewbDetails } from '../transport.ts';
import { isRegistrable, portalTypes } from './irn.ts';
import { beforeDiscount, itemsOf } from './items.ts';

/** An e-invoice by the public schema (INV-01, version 1.1); amounts in rupees. */
export type EInvoice = NonNullable<ReturnType<typeof eInvoiceOf>>;

/**
 * The e-invoice of an invoice, credit or debit note to a registered buyer, or of an export; null for other documents, which have none. What the
 * document lacks is missing or empty here: see `checkEInvoice`.
 */
export function eInvoiceOf(document: AccountDocument) {
  const { kind, number, day, supplier, recipient, deliverTo, placeOfSupply, supplyType = 'B2B', lines } = document;
  const { exported } = document;
  const gstin = registeredAs(document) ?? (exported && notRegistered);
  if (gstin === undefined || !isRegistrable(kind)) return null;
  const sum = sumOf(lines);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyType, RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: portalTypes[kind], No: number, Dt: slashedDay(day) },
    SellerDtls: {
      Gstin: supplier.gstin ?? '',
      LglNm: clipped(supplier.name, 100),
      ...sellerPlace(supplier.addressLines.map(taken)),
      Stcd: supplier.stateCode,
      ...phoneIn(supplier.phones[0]),
      ...emailIn(supplier.email),
    },
    BuyerDtls: {
      Gstin: gstin,
      LglNm: clipped(partyName(recipient), 100),
      Pos: placeOfSupply,
      ...(exported ? placeAbroad(recipient, exported.country) : placeOf(recipient)),
      ...phoneIn(recipient.mobile),
      ...emailIn(recipient.email),
    },
    ...(deliverTo === undefined
      ? {}
      : { ShipDtls: { LglNm: clipped(partyName(deliverTo), 100), ...placeOf(deliverTo) } }),
    ItemList: lines
      // A note's line without an amount is left out.
      .filter((line) => kind === 'tax-invoice' || grossOf(line) > 0)
      .flatMap((line) => itemsOf(line, isSale(kind) && sales[kind].isNote))
      .map((line, index) => ({
        SlNo: String(index + 1),
        // The schema wants three characters or none.
        ...([...line.description].length < 3 ? {} : { PrdDesc: clipped(line.description, 300) }),
        IsServc: 'N',
        HsnCd: hsnCode(line.hsn),
        Qty: line.quantity,
        Unit: line.unit,
        UnitPrice: line.unitPrice,
        TotAmt: rupees(beforeDiscount(line)),
        ...(line.discount ? { Discount: rupees(line.discount) } : {}),
        AssAmt: rupees(line.taxable),
        GstRt: line.gstRateBps / 100,
        IgstAmt: rupees(line.igst),
        CgstAmt: rupees(line.cgst),
        SgstAmt: rupees(line.sgst),
        TotItemVal: rupees(grossOf(line)),
      })),
    ValDtls: {
      AssVal: rupees(sum.taxable),
      CgstVal: rupees(sum.cgst),
      SgstVal: rupees(sum.sgst),
      IgstVal: rupees(sum.igst),
      TotInvVal: rupees(grossOf(sum)),
    },
    ...referencesOf(document),
    ...(exported ? { ExpDtls: customsOf(exported) } : {}),
    ...(document.transport === undefined ? {} : { EwbDtls: ewbDetails(document.transport) }),
  };
}

/** The invoice of a note, and the buyer's own number of the purchase. */
function referencesOf({ refersTo, recipient: { purchaseOrder } }: AccountDocument) {
  if (refersTo === undefined && purchaseOrder === undefined) return {};
  return {
    RefDtls: {
      ...(refersTo ? { PrecDocDtls: [{ InvNo: refersTo.number, InvDt: slashedDay(refersTo.day) }] } : {}),
      ...(purchaseOrder ? { ContrDtls: [{ PORefr: clipped(purchaseOrder, 16) }] } : {}),
    },
  };
}

/** The nearest number to the amount, which JSON writes with at most two decimals. */
const rupees = (amount: Paise): number => paise(amount) / 100;

/** The schema accepts neither quotation marks nor backslashes. */
const taken = (text: string): string => text.replaceAll('"', "'").replaceAll('\\', '/');

const clipped = (text: string, length: number): string => [...taken(text)].slice(0, length).join('');

function placeOf({ address, landmark, city, pincode, stateCode }: AccountAddress) {
  const letters = [...taken(address)];
  const rest = [letters.slice(100).join(''), landmark ?? ''].filter((part) => part !== '').join(', ');
  return {
    Addr1: letters.slice(0, 100).join(''),
    // The schema wants three characters or none.
    ...([...rest].length < 3 ? {} : { Addr2: clipped(rest, 100) }),
    Loc: clipped(city, 100),
    Pin: Number(pincode),
    Stcd: stateCode ?? '',
  };
}

/** The portal has one state and one pincode for everything outside India. */
const placeAbroad = (recipient: AccountAddress, country: string) => ({
  ...placeOf(recipient),
  Loc: clipped(recipient.city || countryName(country), 100),
  Pin: 999_999,
  Stcd: outsideIndia.code,
});

const customsOf = ({ country, port, shippingBill, shippingBillOn }: NonNullable<AccountDocument['exported']>) => ({
  ...(shippingBill === undefined ? {} : { ShipBNo: shippingBill }),
  ...(shippingBillOn === undefined ? {} : { ShipBDt: slashedDay(shippingBillOn) }),
  ...(port === undefined ? {} : { Port: port }),
  CntCode: country,
});

/** The digits alone; left out if the schema wouldn't accept them as a telephone number. */
function phoneIn(text = ''): { Ph?: string } {
  const digits = text.replace(/\D/g, '');
  return /^[0-9]{6,12}$/.test(digits) ? { Ph: digits } : {};
}

const emailIn = (email = ''): { Em?: string } =>
  email.length >= 6 && email.length <= 100 && /^[\w+.-]+@[a-zA-Z0-9.-]+$/.test(email) ? { Em: email } : {};
