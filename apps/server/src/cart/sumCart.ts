import { add, allocate, bps, type GstSplit, type Paise, paise, splitGst } from '@boxwright/money';

/** What a line brings to the sum. */
export interface Summand {
  /** Before tax. */
  readonly goods: Paise;
  readonly gstRateBps: number;
  /** Nothing when the line is picked up. */
  readonly shippedGrams: number;
}

export interface SummedLine {
  readonly goods: Paise;
  /** The line's share of the one delivery charge. */
  readonly delivery: Paise;
  readonly tax: GstSplit;
}

export interface CartSum {
  readonly lines: readonly SummedLine[];
  readonly goods: Paise;
  readonly delivery: Paise;
  readonly beforeTax: Paise;
  readonly tax: GstSplit;
  readonly total: Paise;
}

/**
 * Sums lines with one delivery charge, which is taxed with the goods: it is shared out among the lines that ship, by
 * their taxable value, and every line is taxed by itself (COMMERCE: delivery charged with goods).
 */
export function sumCart(
  lines: readonly Summand[],
  delivery: Paise,
  states: { readonly supplierState: string; readonly placeOfSupply: string },
): CartSum {
  const shares = lines.length === 0 ? [] : allocate(delivery, lines.map(weightOf));
  const summed = lines.map((line, index): SummedLine => {
    const share = shares[index] ?? paise(0);
    const tax = splitGst({ taxable: add(line.goods, share), rate: bps(line.gstRateBps), ...states });
    return { goods: line.goods, delivery: share, tax };
  });
  const goods = add(...summed.map((line) => line.goods));
  const sumOf = (kind: keyof GstSplit) => add(...summed.map((line) => line.tax[kind]));
  const tax = { cgst: sumOf('cgst'), sgst: sumOf('sgst'), igst: sumOf('igst'), total: sumOf('total') };
  const beforeTax = add(goods, delivery);
  return { lines: summed, goods, delivery, beforeTax, tax, total: add(beforeTax, tax.total) };
}

const weightOf = ({ goods, shippedGrams }: Summand): number => (shippedGrams > 0 ? goods : 0);
