import type { BasisPoints, Paise } from '@boxwright/money';

/** Everything the order form shows; it computes nothing but the words of the total. Amounts in paise. */
export type OrderFormData = {
  /** When the document is made: its creation date, and the only clock it knows. */
  readonly issuedAt: Date;
  readonly company: DocumentCompany;
  /** Said above everything else: that the order is a demonstration. */
  readonly notice?: string;
  readonly order: { readonly number: string; readonly placedAt: Date };
  readonly billing: DocumentAddress;
  readonly shipping: DocumentAddress;
  readonly lines: readonly OrderFormLine[];
  readonly totals: OrderFormTotals;
  readonly payment: {
    /** As stored: `payu` and online orders are shown as PAYU, `COD` as Cash On Delivery, `PayLater` as Pay Later, others as they are. */
    readonly mode: string;
    /** `txnid/mipid`; absent before any payment. */
    readonly transactionNumber?: string;
    readonly amountPaid: Paise;
    readonly balanceDue: Paise;
  };
  readonly delivery: 'Delivery Partner' | 'Self Pickup';
  /** Whom to ask, and when: one line each, at the foot of the form. */
  readonly contactLines: readonly string[];
};

export type DocumentCompany = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phones: readonly string[];
  readonly email: string;
  readonly gstin?: string;
};

/** Empty and absent parts are left out of the print. */
export type DocumentAddress = {
  readonly contactPerson: string;
  readonly company?: string;
  readonly address: string;
  readonly landmark?: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly country: string;
  readonly mobile: string;
  readonly email?: string;
  readonly gstin?: string;
};

export type OrderFormLine = {
  readonly description: string;
  /** Board, coatings, size and the like, in reading order. */
  readonly configuration: readonly { readonly label: string; readonly value: string }[];
  readonly hsn: string;
  /** Pieces. */
  readonly quantity: number;
  readonly unitPrice: Paise;
  /** Before tax. */
  readonly amount: Paise;
};

export type OrderFormTotals = {
  /** Goods before delivery and tax. */
  readonly subTotal: Paise;
  readonly delivery: Paise;
  /** One entry a tax and rate: CGST and SGST at half the rate each, or IGST. Rates in basis points. */
  readonly taxes: readonly {
    readonly name: 'CGST' | 'SGST' | 'IGST';
    readonly rate: BasisPoints;
    readonly amount: Paise;
  }[];
  readonly codCharge?: Paise;
  /** As a positive amount. */
  readonly discount?: Paise;
  /** Inclusive of tax. */
  readonly total: Paise;
};
