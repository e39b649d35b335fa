import type { Paise, TotalParts } from '@boxwright/money';

/** Everything the order form shows. It computes nothing except unit prices, the sub total, and the total in words. Amounts in paise. */
export type OrderFormData = {
  /** The date of issue, which is also the PDF's creation date. */
  readonly issuedAt: Date;
  readonly company: DocumentCompany;
  /** Shown above everything else, such as that the order is a demonstration. */
  readonly notice?: string;
  readonly order: {
    readonly number: string;
    readonly placedAt: Date;
    /** Absent unless it is cancelled. */
    readonly cancelledAt?: Date;
  };
  readonly billing: DocumentAddress;
  readonly shipping: DocumentAddress;
  readonly lines: readonly OrderFormLine[];
  readonly totals: OrderFormTotals;
  readonly payment: {
    /** As stored; printed under its name for papers, see `paperName`. */
    readonly mode: string;
    /** `txnid/mipid`; absent before the first payment. */
    readonly transactionNumber?: string;
    readonly amountPaid: Paise;
    readonly balanceDue: Paise;
  };
  /** How its items reach the buyer: one way, or which of them which way. */
  readonly delivery: string;
  /** Whether nothing of it is delivered. */
  readonly isCollected: boolean;
  /** When it is ready, as a sentence; absent once the dates are past. */
  readonly ready?: string;
  /** Contact and office hours: one line each, at the foot of the form. */
  readonly contactLines: readonly string[];
};

export type DocumentCompany = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phones: readonly string[];
  readonly email: string;
  readonly gstin?: string;
};

/** Empty and absent parts are omitted. */
export type DocumentAddress = {
  readonly contactPerson: string;
  readonly company?: string;
  readonly address: string;
  readonly landmark?: string;
  readonly city: string;
  readonly state: string;
  /** The state's GST code, printed on documents under the GST rules; there it can also be taken from a GSTIN. */
  readonly stateCode?: string;
  readonly pincode: string;
  readonly country: string;
  readonly mobile: string;
  readonly email?: string;
  readonly gstin?: string;
  /** The buyer's own number of the purchase; of a billing address. */
  readonly purchaseOrder?: string;
};

export type OrderFormLine = {
  readonly description: string;
  /** Board, coatings, size etc., in display order. */
  readonly configuration: readonly { readonly label: string; readonly value: string }[];
  /** The buyer's note to the printer. */
  readonly note?: string;
  readonly hsn: string;
  /** Pieces. */
  readonly quantity: number;
  /** Before tax. */
  readonly amount: Paise;
};

export type OrderFormTotals = TotalParts & {
  /** Inclusive of tax. */
  readonly total: Paise;
};
