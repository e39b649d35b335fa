import { allocate } from './allocate.ts';
import { type GstSplit, splitGst } from './gst.ts';
import { add, type BasisPoints, type Paise, paise, subtract } from './paise.ts';

/** What a line of an order brings to its sum. */
export type Summand = {
  /** Before tax. */
  readonly goods: Paise;
  readonly gstRate: BasisPoints;
  /** Whether it has a part in the delivery charge. */
  readonly paysDelivery: boolean;
};

/** A line with its shares; they sum to those of the order. */
export type SummedLine = {
  readonly goods: Paise;
  readonly delivery: Paise;
  readonly fee: Paise;
  readonly discount: Paise;
  /** Goods, delivery and fee, less the discount. */
  readonly taxable: Paise;
  readonly tax: GstSplit;
};

/** All amounts of an order. */
export type Sum = {
  readonly lines: readonly SummedLine[];
  readonly goods: Paise;
  readonly delivery: Paise;
  readonly fee: Paise;
  /** Above zero: it is taken off. At most the goods. */
  readonly discount: Paise;
  /** Goods, delivery and fee, less the discount. */
  readonly beforeTax: Paise;
  readonly tax: GstSplit;
  /** The value of the order with tax. */
  readonly total: Paise;
  /** Money that the buyer has with us, as far as the total takes it. It is no discount: the order is worth its total. */
  readonly credit: Paise;
  /** The total less the credit. */
  readonly toPay: Paise;
};

/**
 * Adds up an order. There is one delivery charge, shared out among the lines that pay delivery by their goods; fees and
 * discounts are shared out among all lines by their goods. All three belong to the value of the supply (CGST Act s. 15),
 * so each line is taxed on its share at its own rate, CGST and SGST or IGST by the place of supply.
 *
 * @param order amounts before tax in paise, none below zero; `credits` are counted after tax; `states` are GST codes
 * @throws RangeError for an amount below zero
 */
export function addUp(order: {
  readonly lines: readonly Summand[];
  readonly delivery: Paise;
  readonly fees?: readonly Paise[];
  readonly discounts?: readonly Paise[];
  readonly credits?: readonly Paise[];
  readonly states: { readonly supplierState: string; readonly placeOfSupply: string };
}): Sum {
  const { lines, delivery, fees = [], discounts = [], credits = [], states } = order;
  for (const amount of [...lines.map(({ goods }) => goods), delivery, ...fees, ...discounts, ...credits]) {
    if (amount < 0) throw new RangeError(`Amounts of an order are not below zero: ${amount}`);
  }
  const goods = add(...lines.map((line) => line.goods));
  const fee = add(...fees);
  const discount = paise(Math.min(add(...discounts), goods));

  const ofAll = lines.map((line) => line.goods);
  const share = (amount: Paise, weights: readonly number[]) => (lines.length === 0 ? [] : allocate(amount, weights));
  const deliveries = share(
    delivery,
    lines.map((line) => (line.paysDelivery ? line.goods : 0)),
  );
  const feeShares = share(fee, ofAll);
  const discountShares = share(discount, ofAll);
  const none = paise(0);
  const summed = lines.map((line, index): SummedLine => {
    const shares = {
      goods: line.goods,
      delivery: deliveries[index] ?? none,
      fee: feeShares[index] ?? none,
      discount: discountShares[index] ?? none,
    };
    const taxable = beforeTaxOf(shares);
    return { ...shares, taxable, tax: splitGst({ taxable, rate: line.gstRate, ...states }) };
  });

  const beforeTax = beforeTaxOf({ goods, delivery, fee, discount });
  const taxOf = (kind: keyof GstSplit) => add(...summed.map((line) => line.tax[kind]));
  const tax = { cgst: taxOf('cgst'), sgst: taxOf('sgst'), igst: taxOf('igst'), total: taxOf('total') };
  const total = add(beforeTax, tax.total);
  const credit = paise(Math.min(add(...credits), total));
  return {
    lines: summed,
    goods,
    delivery,
    fee,
    discount,
    beforeTax,
    tax,
    total,
    credit,
    toPay: subtract(total, credit),
  };
}

/** What an order or a line of it costs before tax: the one place that knows what is added and what is taken off. */
export const beforeTaxOf = (parts: {
  readonly goods: Paise;
  readonly delivery: Paise;
  readonly fee: Paise;
  readonly discount: Paise;
}): Paise => subtract(add(parts.goods, parts.delivery, parts.fee), parts.discount);
