import { type BasisPoints, bps, type Paise, paise } from '@boxwright/money';
import type { OrderLine } from '@boxwright/storage';

/** A line's GST rate and taxes. */
type TaxedLine = Pick<OrderLine, 'gstRateBps' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>;

export interface TaxLine {
  readonly name: 'CGST' | 'SGST' | 'IGST';
  readonly rate: BasisPoints;
  readonly amount: Paise;
}

/** An order's taxes for documents and mails: one line per tax and rate, CGST and SGST at half the goods' rate each. */
export function taxesOf(lines: readonly TaxedLine[]): TaxLine[] {
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

/** Number of items taxed at 5, 18 and 28 per cent, and the tax on them. */
export function taxBuckets(lines: readonly TaxedLine[]) {
  const bucket = (rateBps: number) => {
    const taxed = lines.filter(({ gstRateBps }) => gstRateBps === rateBps);
    const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: TaxedLine) => cgstPaise + sgstPaise + igstPaise;
    return { items: taxed.length, amount: taxed.reduce((sum, line) => sum + taxOf(line), 0) };
  };
  const [five, eighteen, twentyEight] = [bucket(500), bucket(1800), bucket(2800)];
  return {
    gst5Items: five.items,
    gst5Amount: five.amount,
    gst18Items: eighteen.items,
    gst18Amount: eighteen.amount,
    gst28Items: twentyEight.items,
    gst28Amount: twentyEight.amount,
  };
}
