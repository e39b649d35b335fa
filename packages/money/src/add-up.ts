import { allocate } from './allocate.ts';
import { type GstSplit, splitGst } from './gst.ts';
import { lowerTotal } from './lower-total.ts';
import { add, type BasisPoints, type Paise, paise, subtract } from './paise.ts';

/** What a line of an order adds to its sum. */
export type Summand = {
  /** Before tax. */
  readonly goods: Paise;
  readonly gstRate: BasisPoints;
  /** What is taken off this line alone, before tax; at most the goods. */
  readonly discount?: Paise;
  /** Whether it bears a part of the delivery charge. */
  readonly paysDelivery: boolean;
};

/** A line with its shares; over all lines they add up to the order's amounts. */
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
  /** Above zero: it is taken off. At most the goods. Credits are part of it. */
  readonly discount: Paise;
  /** Goods, delivery and fee, less the discount. */
  readonly beforeTax: Paise;
  readonly tax: GstSplit;
  /** The value of the order with tax. */
  readonly total: Paise;
  /** How much the credits have lowered the total: their part of the discount, and the tax on it. */
  readonly credit: Paise;
};

interface OrderToAdd {
  readonly lines: readonly Summand[];
  readonly delivery: Paise;
  readonly fees?: readonly Paise[];
  readonly discounts?: readonly Paise[];
  readonly credits?: readonly Paise[];
  readonly states: {
    readonly supplierState: string;
    readonly placeOfSupply: string;
    readonly isToSez?: boolean;
    readonly isZeroRated?: boolean;
  };
}

/** What credits leave to pay: a rupee, the least for gateways, and the paise that rounding may take per line. */
const leastLeft = ({ lines }: OrderToAdd): number => 100 + 2 * lines.length;

/**
 * Adds up an order. There is one delivery charge, shared out among the lines that pay delivery by their goods; fees are
 * shared out among all lines by their goods, and discounts of the whole order by what the discounts of the lines leave.
 * All of them belong to the value of the supply (CGST Act s. 15), so each line is taxed on its share at its own rate,
 * CGST and SGST or IGST by the place of supply.
 *
 * @param order amounts before tax in paise, none below zero; `credits` are amounts with tax that the total falls by: a
 *   discount before tax is found for them, see `lowerTotal`, which leaves at least a rupee to pay; `states` are GST codes
 * @throws RangeError for an amount below zero
 */
export function addUp(order: OrderToAdd): Sum {
  const { lines, delivery, fees = [], discounts = [], credits = [] } = order;
  const amounts = lines.flatMap((line) => [line.goods, ownDiscount(line), subtract(line.goods, ownDiscount(line))]);
  for (const amount of [...amounts, delivery, ...fees, ...discounts, ...credits]) {
    if (amount < 0) throw new RangeError(`Amounts of an order are not below zero: ${amount}`);
  }
  const goods = add(...lines.map((line) => subtract(line.goods, ownDiscount(line))));
  const discount = paise(Math.min(add(...discounts), goods));
  const without = addUpAt(order, discount);
  const credit = paise(Math.min(add(...credits), Math.max(0, without.total - leastLeft(order))));
  const credited = lowerTotal(without, credit, subtract(goods, discount), (more) =>
    addUpAt(order, add(discount, more)),
  );
  return { ...credited, credit: subtract(without.total, credited.total) };
}

const ownDiscount = ({ discount = paise(0) }: Summand): Paise => discount;

/**
 * The sum with the discounts of the lines and this one of the whole order; credits don't count.
 *
 * @param discount at most what the discounts of the lines leave of the goods
 */
function addUpAt({ lines, delivery, fees = [], states }: OrderToAdd, discount: Paise): Omit<Sum, 'credit'> {
  const goods = add(...lines.map((line) => line.goods));
  const fee = add(...fees);

  const ofAll = lines.map((line) => line.goods);
  const share = (amount: Paise, weights: readonly number[]) => (lines.length === 0 ? [] : allocate(amount, weights));
  const deliveries = share(
    delivery,
    lines.map((line) => (line.paysDelivery ? line.goods : 0)),
  );
  const feeShares = share(fee, ofAll);
  const discountShares = share(
    discount,
    lines.map((line) => subtract(line.goods, ownDiscount(line))),
  );
  const none = paise(0);
  const summed = lines.map((line, index): SummedLine => {
    const shares = {
      goods: line.goods,
      delivery: deliveries[index] ?? none,
      fee: feeShares[index] ?? none,
      discount: add(ownDiscount(line), discountShares[index] ?? none),
    };
    const taxable = beforeTaxOf(shares);
    return { ...shares, taxable, tax: splitGst({ taxable, rate: line.gstRate, ...states }) };
  });

  const discounted = add(discount, ...lines.map(ownDiscount));
  const beforeTax = beforeTaxOf({ goods, delivery, fee, discount: discounted });
  const taxOf = (kind: keyof GstSplit) => add(...summed.map((line) => line.tax[kind]));
  const tax = { cgst: taxOf('cgst'), sgst: taxOf('sgst'), igst: taxOf('igst'), total: taxOf('total') };
  return {
    lines: summed,
    goods,
    delivery,
    fee,
    discount: discounted,
    beforeTax,
    tax,
    total: add(beforeTax, tax.total),
  };
}

/** The cost of an order or of a line before tax. Only this function knows what is added and what is taken off. */
export const beforeTaxOf = (parts: {
  readonly goods: Paise;
  readonly delivery: Paise;
  readonly fee: Paise;
  readonly discount: Paise;
}): Paise => subtract(add(parts.goods, parts.delivery, parts.fee), parts.discount);
