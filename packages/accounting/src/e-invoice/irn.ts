import { createHash } from 'node:crypto';
import type { AccountDocument } from '../rows.ts';

/** The portal's names for the kinds of documents; other kinds aren't registered. */
export const portalTypes = { 'tax-invoice': 'INV', 'credit-note': 'CRN', 'debit-note': 'DBN' } as const;

export const isRegistrable = (kind: string): kind is keyof typeof portalTypes => Object.hasOwn(portalTypes, kind);

/**
 * The invoice reference number of a document: SHA-256 of the seller's GSTIN, the financial year (`2026-27`), the type and
 * the number, one after the other, in hexadecimal (rule of the National Informatics Centre, einv-apisandbox.nic.in/irn).
 *
 * @param day in India, `YYYY-MM-DD`
 */
export const irnOf = (document: { gstin: string; day: string; type: string; number: string }): string =>
  createHash('sha256')
    .update(`${document.gstin}${financialYearOf(document.day)}${document.type}${document.number}`)
    .digest('hex');

/** From April to March: `2026-27`. */
function financialYearOf(day: AccountDocument['day']): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
