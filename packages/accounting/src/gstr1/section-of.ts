import { isExport, paise } from '@boxwright/money';
import { isInterState, registeredAs } from '../registration.ts';
import { type AccountDocument, isSale, sales } from '../rows.ts';

/** Larger invoices to unregistered buyers in other states are listed one by one (notification 12/2024, Central Tax). */
const largeInvoice = paise(1_00_000_00);

/**
 * The section of GSTR-1 that has an invoice or note; null for vouchers, which are no supply. A note follows its invoice: one
 * by one, or within the sums.
 */
export function sectionOf(document: AccountDocument): 'b2b' | 'b2cl' | 'exp' | 'b2cs' | 'cdnr' | 'cdnur' | null {
  const { kind, total, refersTo } = document;
  if (!isSale(kind)) return null;
  const { isNote } = sales[kind];
  if (registeredAs(document) !== undefined) return isNote ? 'cdnr' : 'b2b';
  if (isExport(document.supplyType ?? null)) return isNote ? 'cdnur' : 'exp';
  const invoiced = isNote ? (refersTo?.total ?? 0) : total;
  if (!isInterState(document) || invoiced <= largeInvoice) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}
