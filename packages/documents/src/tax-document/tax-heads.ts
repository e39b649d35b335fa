import { add, formatRupees, isInterState, isToZone, type Paise } from '@boxwright/money';
import type { TaxDocumentData, TaxDocumentLine } from '../tax-document-data.ts';

/** A tax that a document charges, with its share of the goods' rate. */
export type TaxHead = {
  readonly name: 'CGST' | 'SGST' | 'IGST';
  readonly of: (line: Pick<TaxDocumentLine, 'cgst' | 'sgst' | 'igst'>) => Paise;
  readonly share: 1 | 2;
};

const inside: readonly TaxHead[] = [
  { name: 'CGST', of: ({ cgst }) => cgst, share: 2 },
  { name: 'SGST', of: ({ sgst }) => sgst, share: 2 },
];
const outside: readonly TaxHead[] = [{ name: 'IGST', of: ({ igst }) => igst, share: 1 }];

/** CGST and SGST, or IGST outside the supplier's state: as the lines were charged, otherwise by the states. */
export function taxHeadsOf({ lines, supplier, placeOfSupply, supplyType }: TaxDocumentData): readonly TaxHead[] {
  if (lines.some(({ igst }) => igst !== 0)) return outside;
  if (lines.some(({ cgst }) => cgst !== 0)) return inside;
  const supply = { supplierState: supplier.state.code, placeOfSupply: placeOfSupply.code };
  return isInterState({ ...supply, isToSez: isToZone(supplyType ?? null) }) ? outside : inside;
}

/** "2.5 %": the goods' rate, or half of it for CGST and SGST. */
export const rateText = (gstRateBps: number, { share }: Pick<TaxHead, 'share'>): string =>
  `${gstRateBps / share / 100}\u00a0%`;

/** The sums of the goods of one HSN and rate. */
export type HsnRow = Pick<TaxDocumentLine, 'hsn' | 'gstRateBps' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

/** One row per HSN and rate, in the order of the lines. */
export function hsnRowsOf(lines: readonly TaxDocumentLine[]): HsnRow[] {
  const rows = new Map<string, HsnRow>();
  for (const { hsn, gstRateBps, ...amounts } of lines) {
    const key = `${hsn} ${gstRateBps}`;
    const before = rows.get(key);
    rows.set(key, {
      hsn,
      gstRateBps,
      taxable: before ? add(before.taxable, amounts.taxable) : amounts.taxable,
      cgst: before ? add(before.cgst, amounts.cgst) : amounts.cgst,
      sgst: before ? add(before.sgst, amounts.sgst) : amounts.sgst,
      igst: before ? add(before.igst, amounts.igst) : amounts.igst,
    });
  }
  return [...rows.values()];
}

/** An amount in a column whose head says that it is in rupees. */
export const plainAmount = (amount: Paise): string => formatRupees(amount).replace('₹', '');
