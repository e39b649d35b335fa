import { toRupees } from '@boxwright/money';
import { csvLine, csvStart } from './csv.ts';
import { placeName } from './indian-states.ts';
import { partyName } from './registration.ts';
import type { AccountDocument } from './rows.ts';
import { lessSum, sumOf } from './sums.ts';

/** The head of the sales register: invoices and credit notes, one line each, credit notes negative. */
export const salesRegisterStart =
  csvStart +
  csvLine([
    'Date',
    'Document',
    'Number',
    'Against Invoice',
    'Order',
    'Buyer',
    'GSTIN',
    'Place Of Supply',
    'Taxable Value',
    'CGST',
    'SGST',
    'IGST',
    'Total',
    'Purchase Order',
  ]);

/** Empty for a voucher, which is no sale. */
export function salesRegisterLine(document: AccountDocument): string {
  const { kind, number, day, refersTo, orderNumber, recipient, placeOfSupply, lines, total } = document;
  if (kind !== 'tax-invoice' && kind !== 'credit-note') return '';
  const isNote = kind === 'credit-note';
  const { taxable, cgst, sgst, igst } = isNote ? lessSum(sumOf(lines)) : sumOf(lines);
  return csvLine([
    day,
    isNote ? 'Credit note' : 'Tax invoice',
    number,
    refersTo?.number ?? '',
    orderNumber,
    partyName(recipient),
    recipient.gstin ?? '',
    placeName(placeOfSupply),
    ...[taxable, cgst, sgst, igst].map(toRupees),
    isNote ? `-${toRupees(total)}` : toRupees(total),
    recipient.purchaseOrder ?? '',
  ]);
}
