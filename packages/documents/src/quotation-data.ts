import type { Paise } from '@boxwright/money';
import type { DocumentCompany, OrderFormLine, OrderFormTotals } from './order-form-data.ts';

/** Everything a quotation shows; it computes nothing but the words of the total. Amounts in paise. */
export type QuotationData = {
  /** When it was made: its date, and the only clock it knows. */
  readonly issuedAt: Date;
  /** The last day on which the price of the goods holds. */
  readonly validUntil: Date;
  readonly number: string;
  readonly company: DocumentCompany;
  /** Whom it is made out to, a line each; empty when nobody is named. */
  readonly madeOutTo: readonly string[];
  readonly line: OrderFormLine;
  /** What the goods' price is made of; the parts sum to the line's amount. */
  readonly parts: readonly { readonly label: string; readonly amount: Paise }[];
  /** Paid once, whatever the quantity. */
  readonly setUp: Paise;
  /** The same order again, without the die. */
  readonly reorderTotal: Paise;
  /** "18 on a 28×40 in sheet". */
  readonly layout: string;
  readonly totals: OrderFormTotals;
  /** Where the goods go: "Delivered to 641001". */
  readonly delivery: string;
  /** Absolute address of the page that orders at this price; null where there is none. */
  readonly orderAddress: string | null;
  readonly contactLines: readonly string[];
};
