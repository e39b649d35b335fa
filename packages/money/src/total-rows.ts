import { beforeTaxOf } from './add-up.ts';
import type { NamedDiscount } from './discounts/by-name.ts';
import type { BasisPoints, Paise } from './paise.ts';
import { add, paise, subtract } from './paise.ts';
import { formatRupees } from './rupees.ts';

/** A sample whose price comes off an order. */
export interface SampleCredited {
  /** Of the sample's order. */
  readonly number: string;
  /** How much it lowers the total, with tax, as a positive amount. */
  readonly amount: Paise;
}

/** The parts of an order's total, as pages, documents and mails get them. */
export interface TotalParts {
  /** Goods before delivery, discount and tax. */
  readonly netValue: Paise;
  readonly delivery: Paise;
  /** As a positive amount, before tax, including credited samples. */
  readonly discount?: Paise;
  /** The price lists and coupons in the discount; the rest of it are samples. */
  readonly discounts?: readonly NamedDiscount[];
  /** The samples in the discount. */
  readonly credits?: readonly SampleCredited[];
  readonly codCharge?: Paise;
  /** One entry per tax and rate: CGST and SGST at half the rate each, or IGST. */
  readonly taxes: readonly {
    readonly name: 'CGST' | 'SGST' | 'IGST';
    readonly rate?: BasisPoints;
    readonly amount: Paise;
  }[];
}

/** The amounts of an order as they come over the wire, in whole paise. */
interface OrderAmounts {
  readonly netValue: number;
  readonly delivery: number;
  readonly discount: number;
  readonly discounts: readonly { readonly name: string; readonly amount: number }[];
  readonly sampleCredits: readonly { readonly number: string; readonly amount: number }[];
  readonly codFee: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** The parts of a total on pages, where taxes have no rate: CGST and SGST inside the state, IGST outside. */
export const partsOfRow = (row: OrderAmounts): TotalParts => ({
  netValue: paise(row.netValue),
  delivery: paise(row.delivery),
  discount: paise(row.discount),
  discounts: row.discounts.map(({ name, amount }) => ({ name, amount: paise(amount) })),
  credits: row.sampleCredits.map(({ number, amount }) => ({ number, amount: paise(amount) })),
  codCharge: paise(row.codFee),
  taxes: [
    { name: 'CGST' as const, amount: paise(row.cgst) },
    { name: 'SGST' as const, amount: paise(row.sgst) },
    { name: 'IGST' as const, amount: paise(row.igst) },
  ].filter(({ amount }) => amount > 0),
});

export interface TotalRow {
  readonly name: string;
  /** Below zero if it is taken off. */
  readonly amount: Paise;
  /** What the amount consists of, shown below its name. */
  readonly notes?: readonly string[];
}

/**
 * The rows above an order's total: the same words in the same order on pages, documents and mails. The sub total is the
 * value before tax. Discounts and charges of zero have no row.
 */
export function totalRows({
  netValue,
  delivery,
  discount,
  discounts = [],
  credits = [],
  codCharge,
  taxes,
}: TotalParts): readonly TotalRow[] {
  const none = paise(0);
  const parts = { goods: netValue, delivery, fee: codCharge ?? none, discount: discount ?? none };
  return [
    { name: 'Net value', amount: netValue },
    ...discountRows({ discount: discount ?? none, discounts, credits }),
    { name: 'Delivery charge', amount: delivery },
    ...(codCharge ? [{ name: 'Cash On Delivery charge', amount: codCharge }] : []),
    { name: 'Sub total', amount: beforeTaxOf(parts) },
    ...taxes.map(({ name, rate, amount }) => ({
      name: rate === undefined ? name : `${name} ${rate / 100} %`,
      amount,
    })),
  ];
}

/** The rows of an order's discount: one for each price list and coupon, and one for the samples. */
export function discountRows({
  discount,
  discounts,
  credits,
}: Required<Pick<TotalParts, 'discount' | 'discounts' | 'credits'>>): readonly TotalRow[] {
  const rest = subtract(discount, add(...discounts.map(({ amount }) => amount)));
  return [
    ...discounts.map(({ name, amount }) => ({ name, amount: paise(-amount) })),
    ...(rest === 0 ? [] : [{ name: 'Discount', amount: paise(-rest), ...notesOf(credits) }]),
  ];
}

const notesOf = (credits: readonly SampleCredited[]): Pick<TotalRow, 'notes'> =>
  credits.length === 0 ? {} : { notes: credits.map(creditText) };

/** "Sample BW26-010007 credited: −₹1,000.00 with its GST." */
export const creditText = ({ number, amount }: SampleCredited): string =>
  `Sample ${number} credited: \u2212${formatRupees(amount)} with its GST.`;
