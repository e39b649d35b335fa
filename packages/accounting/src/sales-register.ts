import { toRupees } from '@boxwright/money';
import { csvLine, csvStart } from './csv.ts';
import { placeName } from './indian-states.ts';
import { partyName } from './registration.ts';
import { type AccountDocument, isSale, sales } from './rows.ts';
import { lessSum, sumOf } from './sums.ts';

/** The head of the sales register: invoices, credit and debit notes, one line each, credit notes negative. */
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
  if (!isSale(kind)) return '';
  const { name, sign } = sales[kind];
  const { taxable, cgst, sgst, igst } = sign < 0 ? lessSum(sumOf(lines)) : sumOf(lines);
  return csvLine([
    day,
    kind === 'tax-invoice' ? 'Tax invoice' : name,
    number,
    refersTo?.number ?? '',
    orderNumber,
    partyName(recipient),
    recipient.gstin ?? '',
    placeName(placeOfSupply),
    ...[taxable, cgst, sgst, igst].map(toRupees),
    sign < 0 ? `-${toRupees(total)}` : toRupees(total),
    recipient.purchaseOrder ?? '',
  ]);
}
