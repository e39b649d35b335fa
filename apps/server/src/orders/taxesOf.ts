import { type BasisPoints, bps, type Paise, paise } from '@boxwright/money';
import type { StoredOrderLine } from './storedOrder.ts';

export interface TaxLine {
  readonly name: 'CGST' | 'SGST' | 'IGST';
  readonly rate: BasisPoints;
  readonly amount: Paise;
}

/** An order's taxes for documents and mails: one line a tax and rate, CGST and SGST at half the goods' rate each. */
export function taxesOf(lines: readonly StoredOrderLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  const count = (name: TaxLine['name'], rate: number, amount: number) => {
    if (amount === 0) return;
    const key = `${name} ${rate}`;
    sums.set(key, { name, rate: bps(rate), amount: paise((sums.get(key)?.amount ?? 0) + amount) });
  };
  for (const line of [...lines].sort((a, b) => a.gstRateBps - b.gstRateBps)) {
    count('CGST', line.gstRateBps / 2, line.cgstPaise);
    count('SGST', line.gstRateBps / 2, line.sgstPaise);
    count('IGST', line.gstRateBps, line.igstPaise);
  }
  return [...sums.values()];
}
