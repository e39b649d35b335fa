import type { NamedSupply, Paise } from '@boxwright/money';
import type { EWayTransport } from './transport.ts';

/** The kinds of documents from which accounts are made. */
export const accountDocumentKinds = [
  'tax-invoice',
  'credit-note',
  'debit-note',
  'receipt-voucher',
  'refund-voucher',
] as const;
export type AccountDocumentKind = (typeof accountDocumentKinds)[number];

/** Documents that are sales, or change one: what an invoice or debit note adds, and what a credit note takes off. */
export const sales = {
  'tax-invoice': { name: 'Invoice', sign: 1, isNote: false },
  'credit-note': { name: 'Credit note', sign: -1, isNote: true },
  'debit-note': { name: 'Debit note', sign: 1, isNote: true },
} as const satisfies Partial<Record<AccountDocumentKind, object>>;

export const isSale = (kind: string): kind is keyof typeof sales => Object.hasOwn(sales, kind);

export interface AccountAddress {
  readonly contactPerson: string;
  readonly company?: string;
  readonly address: string;
  readonly landmark?: string;
  readonly city: string;
  readonly stateCode?: string;
  readonly pincode: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly gstin?: string;
  /** The buyer's own number of the purchase. */
  readonly purchaseOrder?: string;
}

export interface AccountLine {
  readonly description: string;
  readonly hsn: string;
  /** Pieces; of a note, those that it takes back: none where it changes only the value. */
  readonly quantity: number;
  /** Of a challan: pieces that go beside `quantity` at no charge. */
  readonly free?: number;
  /** Goods, delivery and fees, less discount. */
  readonly taxable: Paise;
  /** The goods at their rate, before delivery and discount. Documents of before don’t say it, nor notes of a part. */
  readonly goods?: Paise;
  /** Of an invoice: what was taken off before `taxable`. Invoices of before don’t say it. */
  readonly discount?: Paise;
  /** Basis points: 500 is 5 %. */
  readonly gstRateBps: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** A document as it was issued. */
export interface AccountDocument {
  readonly kind: AccountDocumentKind;
  readonly number: string;
  /** The day in India, `YYYY-MM-DD`. */
  readonly day: string;
  readonly supplier: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly phones: readonly string[];
    readonly email: string;
    readonly gstin?: string;
    readonly stateCode: string;
  };
  readonly recipient: AccountAddress;
  /** Where the goods go, if not to the recipient's address. */
  readonly deliverTo?: AccountAddress;
  /** GST code of the state. */
  readonly placeOfSupply: string;
  /** Set for a supply that returns name: to a Special Economic Zone, an export, a deemed export. */
  readonly supplyType?: NamedSupply;
  /** Of an export. What the customs give follows the invoice. */
  readonly exported?: {
    /** Two letters (ISO 3166-1). */
    readonly country: string;
    readonly port?: string;
    readonly shippingBill?: string;
    readonly shippingBillOn?: string;
  };
  readonly orderNumber: string;
  readonly lines: readonly AccountLine[];
  /** With tax. */
  readonly total: Paise;
  /** How its goods travel, where the e-way bill is still to be made. */
  readonly transport?: EWayTransport;
  /** Set for the receipt voucher of a payment that was taken back because it never came. */
  readonly isCancelled?: true;
  /** The receipt vouchers of what was paid before the invoice. */
  readonly advances?: readonly { readonly number: string; readonly amount: Paise }[];
  /** The invoice of a credit or debit note. */
  readonly refersTo?: { readonly number: string; readonly day: string; readonly total: Paise };
}

/** Money that was received or refunded, as in the payment ledger. */
export interface MoneyEntry {
  readonly id: number;
  /**
   * Through the payment gateway, in cash, by a bank transfer, or by a cheque that cleared; from or to the money that is held
   * for the customer; or tax that the buyer has deducted.
   */
  readonly way: 'gateway' | 'cash' | 'bank' | 'cheque' | 'account' | 'tds';
  /** For a transfer, the day of the bank statement, which may be before the period in which it was recorded. */
  readonly day: string;
  /** Above zero: received; below: paid back or reversed. */
  readonly amount: Paise;
  /** Whether it takes back a payment that was recorded and didn't come. */
  readonly isReversal?: boolean;
  /** What the bank charged us for a reversal. */
  readonly bankFee?: Paise;
  /** Empty for money on account. */
  readonly orderNumber: string;
  readonly party: string;
  /** The buyer's, where it is registered. */
  readonly gstin?: string;
  /** The receipt or refund voucher that was issued for it. */
  readonly voucherNumber?: string;
  /** The invoice or receipt voucher that it settles or takes back. */
  readonly against?: string;
  /** The gateway's number of the payment, or of the receipt. */
  readonly reference?: string;
  /** Of the way `account`: whose money it is, where orders may be billed to others. */
  readonly holder?: Holder;
  /** Whether it is of the customer's account and not of an order; its id is one of that account. */
  readonly isOnAccount?: boolean;
  /** Whether it was allotted with its receipt, whose voucher names it. */
  readonly isInReceipt?: boolean;
  /** What of a receipt on account was allotted to orders at once. */
  readonly parts?: readonly MoneyPart[];
}

/** A customer whose money is held. */
export interface Holder {
  readonly party: string;
  readonly gstin?: string;
}

/** A part of a receipt, for one order. */
export interface MoneyPart extends Pick<MoneyEntry, 'amount' | 'party' | 'gstin' | 'voucherNumber' | 'against'> {}
