import { add, type Paise, paise } from '@boxwright/money';
import type { AccountLine } from './rows.ts';

export interface TaxSum {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

export const noSum: TaxSum = { taxable: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) };

export const addSums = (a: TaxSum, b: TaxSum): TaxSum => ({
  taxable: add(a.taxable, b.taxable),
  cgst: add(a.cgst, b.cgst),
  sgst: add(a.sgst, b.sgst),
  igst: add(a.igst, b.igst),
});

/** The same with the opposite sign, for what a credit note takes off. */
export const lessSum = ({ taxable, cgst, sgst, igst }: TaxSum): TaxSum => ({
  taxable: paise(-taxable),
  cgst: paise(-cgst),
  sgst: paise(-sgst),
  igst: paise(-igst),
});

export const sumOf = (lines: readonly TaxSum[]): TaxSum => lines.reduce(addSums, noSum);

export const grossOf = ({ taxable, cgst, sgst, igst }: TaxSum): Paise => add(taxable, cgst, sgst, igst);

/** The sums of lines for each tax rate, in basis points; the lowest first. */
export const sumsByRate = (lines: readonly AccountLine[]): readonly (readonly [rateBps: number, TaxSum])[] =>
  [...Map.groupBy(lines, ({ gstRateBps }) => gstRateBps)]
    .map(([rate, own]) => [rate, sumOf(own)] as const)
    .toSorted(([a], [b]) => a - b);

/** A tax rate in percent as the portal writes it: 500 is `5.00`. */
export const percentText = (rateBps: number): string => (rateBps / 100).toFixed(2);
