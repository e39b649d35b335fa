import type { Paise } from '@boxwright/money';
import type { DocumentCompany, OrderFormLine, OrderFormTotals } from './order-form-data.ts';

/** Everything a quotation shows. It computes nothing except the total in words. Amounts in paise. */
export type QuotationData = {
  /** The date of issue, which is also the PDF's creation date. */
  readonly issuedAt: Date;
  /** The last day on which the price of the goods holds. */
  readonly validUntil: Date;
  readonly number: string;
  readonly company: DocumentCompany;
  /** The addressee's lines; empty if there is none. */
  readonly madeOutTo: readonly string[];
  /** At least one. */
  readonly lines: readonly OrderFormLine[];
  /** For a single item: the parts of its price, which sum to the line's amount. Empty for several items. */
  readonly parts: readonly { readonly label: string; readonly amount: Paise }[];
  /** Absent for goods without fixed costs. */
  readonly press?: {
    /** Doesn't depend on the quantity. Only the die is paid once; plates and makeready are part of every order. */
    readonly die: Paise;
    readonly plates: Paise;
    readonly makeready: Paise;
    /** Price of a reorder: without the die, with plates and makeready. */
    readonly reorderTotal: Paise;
    /**
     * The order that paid for the customer's die, "order BW26-010012 of 3 Mar 2026"; null if the die is in the price.
     */
    readonly dieOnFile: string | null;
    /** "18 on a 28×40 in sheet". */
    readonly layout: string;
  };
  readonly totals: OrderFormTotals;
  /** Where the goods go: "To be delivered to 641001". */
  readonly delivery: string;
  /** What will come off the order and isn't subtracted here, as a sentence; null if nothing will. */
  readonly creditNote: string | null;
  /** Absolute URL where it can be ordered at this price, and the part that is printed; null if there is none. */
  readonly orderAddress: { readonly full: string; readonly shown: string } | null;
  readonly contactLines: readonly string[];
};
