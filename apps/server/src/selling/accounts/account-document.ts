import type { AccountAddress, AccountDocument, EWayTransport } from '@boxwright/accounting';
import type { DocumentAddress, TaxDocumentData } from '@boxwright/documents';
import { paise } from '@boxwright/money';
import type { AccountDocumentRow } from '@boxwright/storage';
import { indianDay } from '../../process/indian-day.ts';
import { printedOn } from '../documents/printed-on.ts';
import { exportOf } from '../documents/tax-document-data.ts';
import { grossOf, piecesOf } from '../documents/tax-lines.ts';

type Kind = AccountDocument['kind'];

/** An issued document for the accounts: what was printed, without later changes. */
export function accountDocument(
  row: Pick<AccountDocumentRow, 'id' | 'snapshot'> &
    Partial<Pick<AccountDocumentRow, 'referredTotal' | 'transport' | 'exportedTo' | 'isCancelled'>>,
): AccountDocument {
  const {
    kind,
    number,
    issuedAt,
    supplier,
    recipient,
    deliverTo,
    placeOfSupply,
    supplyType,
    exported,
    order,
    lines,
    total,
    payment,
    refersTo,
  } = printedOn(row);
  const isNote = kind === 'credit-note' || kind === 'debit-note';
  return {
    kind: kind as Kind, // the query finds no others
    number,
    day: indianDay(issuedAt),
    supplier: {
      name: supplier.name,
      addressLines: supplier.addressLines,
      phones: supplier.phones,
      email: supplier.email,
      ...(supplier.gstin === undefined ? {} : { gstin: supplier.gstin }),
      stateCode: supplier.state.code,
    },
    recipient: address(recipient),
    ...(deliverTo === undefined ? {} : { deliverTo: address(deliverTo) }),
    placeOfSupply: placeOfSupply.code,
    ...(supplyType === undefined ? {} : { supplyType }),
    ...(exported === undefined ? {} : { exported: row.exportedTo ? exportOf(row.exportedTo) : exported }),
    orderNumber: order.number,
    // A note names some lines of the invoice; the others have no amounts.
    lines: (isNote ? lines.filter((each) => grossOf(each) > 0).map(noteLine) : lines).map(line),
    total,
    ...(row.isCancelled ? { isCancelled: true as const } : {}),
    ...(payment.advances ? { advances: payment.advances.map(({ number, amount }) => ({ number, amount })) } : {}),
    ...(row.transport ? { transport: transport(row.transport) } : {}),
    ...(isNote && refersTo
      ? {
          refersTo: {
            number: refersTo.number,
            day: indianDay(refersTo.issuedAt),
            total: paise(row.referredTotal ?? 0),
          },
        }
      : {}),
  };
}

/** How the goods travel, without what isn't known yet. */
export const transport = (stored: NonNullable<AccountDocumentRow['transport']>): EWayTransport => ({
  mode: stored.mode,
  distance: stored.distance,
  ...(stored.transporterId ? { transporterId: stored.transporterId } : {}),
  ...(stored.transporterName ? { transporterName: stored.transporterName } : {}),
  ...(stored.vehicle ? { vehicle: stored.vehicle } : {}),
  ...(stored.document ? { document: stored.document } : {}),
  ...(stored.documentOn ? { documentOn: stored.documentOn } : {}),
});

const noteLine = (line: TaxDocumentData['lines'][number]) => ({ ...line, quantity: piecesOf(line) });

const line = ({
  description,
  hsn,
  quantity,
  taxable,
  goods,
  discount,
  free,
  gstRateBps,
  cgst,
  sgst,
  igst,
}: TaxDocumentData['lines'][number]) => ({
  description,
  hsn,
  quantity,
  taxable,
  ...(goods === undefined ? {} : { goods }),
  ...(discount === undefined ? {} : { discount }),
  ...(free === undefined ? {} : { free }),
  gstRateBps,
  cgst,
  sgst,
  igst,
});

const address = (printed: DocumentAddress): AccountAddress => ({
  contactPerson: printed.contactPerson,
  ...(printed.company ? { company: printed.company } : {}),
  address: printed.address,
  ...(printed.landmark ? { landmark: printed.landmark } : {}),
  city: printed.city,
  ...(printed.stateCode ? { stateCode: printed.stateCode } : {}),
  pincode: printed.pincode,
  mobile: printed.mobile,
  ...(printed.email ? { email: printed.email } : {}),
  ...(printed.gstin ? { gstin: printed.gstin } : {}),
  ...(printed.purchaseOrder ? { purchaseOrder: printed.purchaseOrder } : {}),
});
