import type { Paise } from '@boxwright/money';
import { slashedDay } from '../days.ts';
import { hsnCode } from '../hsn-code.ts';
import { notRegistered, partyName, registeredAs } from '../registration.ts';
import type { AccountDocument } from '../rows.ts';
import { sellerPlace } from '../seller-place.ts';
import { sumOf } from '../sums.ts';
import { type EWayTransport, modeNumbers } from '../transport.ts';

/** Of the file's form, as the portal's tool for bulk generation writes it. */
const version = '1.0.0621';

/**
 * The file from which the e-way bill portal makes the bill of an invoice (“Generate Bulk”), by its published form; amounts
 * in rupees. Whoever has no GSTIN is `URP`, an unregistered person.
 *
 * @param isLot whether the document is the challan of a part of what one invoice is for
 */
export function eWayBillOf(document: AccountDocument, transport: EWayTransport, { isLot = false } = {}) {
  const { number, day, supplier, recipient, deliverTo, lines, exported } = document;
  const seller = sellerPlace(supplier.addressLines);
  const goesTo = deliverTo ?? recipient;
  const sum = sumOf(lines);
  const stateOf = ({ stateCode }: { readonly stateCode?: string }) => Number(stateCode ?? document.placeOfSupply);
  const [main] = lines.toSorted((a, b) => b.taxable - a.taxable);
  const bill = {
    userGstin: supplier.gstin ?? '',
    supplyType: 'O',
    // 1: a supply; 3: an export; 9: goods of one invoice in several lots (SKD/CKD/Lots), each with its challan.
    subSupplyType: isLot ? 9 : exported ? 3 : 1,
    subSupplyDesc: '',
    docType: isLot ? 'CHL' : 'INV',
    docNo: number,
    docDate: slashedDay(day),
    // 1: the buyer gets the goods; 2: somebody else, or at another place.
    transType: deliverTo === undefined ? 1 : 2,
    fromGstin: supplier.gstin ?? '',
    fromTrdName: clipped(supplier.name, 100),
    fromAddr1: clipped(seller.Addr1, 120),
    fromAddr2: clipped(seller.Addr2 ?? '', 120),
    fromPlace: clipped(seller.Loc, 50),
    fromPincode: seller.Pin,
    fromStateCode: Number(supplier.stateCode),
    actualFromStateCode: Number(supplier.stateCode),
    toGstin: registeredAs(document) ?? notRegistered,
    toTrdName: clipped(partyName(recipient), 100),
    toAddr1: clipped(goesTo.address, 120),
    toAddr2: clipped([...goesTo.address].slice(120).join('') || (goesTo.landmark ?? ''), 120),
    toPlace: clipped(goesTo.city, 50),
    toPincode: Number(goesTo.pincode || '999999'),
    toStateCode: exported ? abroad : stateOf(recipient),
    actualToStateCode: exported && goesTo === recipient ? abroad : stateOf(goesTo),
    totalValue: rupees(sum.taxable),
    cgstValue: rupees(sum.cgst),
    sgstValue: rupees(sum.sgst),
    igstValue: rupees(sum.igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: 0,
    totInvValue: rupees(document.total),
    transMode: modeNumbers[transport.mode],
    transDistance: transport.distance,
    transporterName: transport.transporterName ?? '',
    transporterId: transport.transporterId ?? '',
    transDocNo: transport.document ?? '',
    transDocDate: transport.documentOn === undefined ? '' : slashedDay(transport.documentOn),
    vehicleNo: transport.vehicle ?? '',
    vehicleType: 'R',
    mainHsnCode: Number(hsnCode(main?.hsn ?? '')),
    itemList: lines.map((line, index) => ({
      itemNo: index + 1,
      productName: clipped(line.description, 100),
      productDesc: clipped(line.description, 100),
      hsnCode: Number(hsnCode(line.hsn)),
      // All pieces that move, also free ones; their value is that of the charged pieces.
      quantity: line.quantity + (line.free ?? 0),
      qtyUnit: 'PCS',
      taxableAmount: rupees(line.taxable),
      // Half of the rate is CGST, half SGST; between states all is IGST.
      cgstRate: line.cgst > 0 ? line.gstRateBps / 200 : 0,
      sgstRate: line.sgst > 0 ? line.gstRateBps / 200 : 0,
      igstRate: line.igst > 0 ? line.gstRateBps / 100 : 0,
      cessRate: 0,
      cessNonAdvol: 0,
    })),
  };
  return { version, billLists: [bill] };
}

/** The portal’s code for other countries, which isn’t that of returns. */
const abroad = 99;

/** The nearest number to the amount, which JSON writes with at most two decimals. */
const rupees = (amount: Paise): number => amount / 100;

/** The portal refuses quotation marks, backslashes and angle brackets. */
const clipped = (text: string, length: number): string =>
  [...text.replaceAll('"', "'").replaceAll('\\', '/').replace(/[<>]/g, ' ')].slice(0, length).join('');
