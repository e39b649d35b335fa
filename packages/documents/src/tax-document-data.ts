import type { NamedSupply, Paise } from '@boxwright/money';
import type { DocumentAddress } from './order-form-data.ts';

export const taxDocumentKinds = [
  'proforma',
  'receipt-voucher',
  'refund-voucher',
  'tax-invoice',
  'credit-note',
  'debit-note',
  'delivery-challan',
] as const;

export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/**
 * One line of goods with its tax. Delivery is part of the taxable value, at the goods' rate. In a receipt or refund
 * voucher, `taxable` is the line's share of the money and the taxes are zero: no tax falls due on an advance for goods
 * (notification 66/2017, Central Tax). The invoice charges it, at the line's rate.
 */
export interface TaxDocumentLine {
  readonly description: string;
  /** Size, board, coatings etc. in one line. */
  readonly details?: string;
  readonly hsn: string;
  /** Pieces; in a voucher for an advance, the whole order's; in a note, those that it takes back. */
  readonly quantity: number;
  /** Of a challan: pieces that go beside `quantity` at no charge, because more were good than ordered. */
  readonly free?: number;
  /**
   * Set in a line of a note: its pieces are those that it takes back, none where it changes only the value. Notes of before
   * repeat the invoice's.
   */
  readonly isCounted?: boolean;
  /** Goods and delivery less discount, before tax. */
  readonly taxable: Paise;
  /** The goods at their rate, before delivery and discount. Documents of before don’t say it, nor notes of a part. */
  readonly goods?: Paise;
  /** Of an invoice: what was taken off before `taxable`, if anything. */
  readonly discount?: Paise;
  /** Basis points: 500 is 5 %. */
  readonly gstRateBps: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** A document under the GST rules (CGST Rules 46, 50, 51, 53 and 55), as issued, with all that is printed. */
export interface TaxDocumentData {
  readonly kind: TaxDocumentKind;
  /** `INV/26-27/000123`: at most 16 characters. */
  readonly number: string;
  readonly issuedAt: Date;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  readonly supplier: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly phones: readonly string[];
    readonly email: string;
    readonly gstin?: string;
    readonly state: { readonly name: string; readonly code: string };
    /** The person who signs, and their position. */
    readonly signatory?: { readonly name: string; readonly role: string };
  };
  readonly recipient: DocumentAddress;
  /** Where the goods go, if not to the recipient's address. */
  readonly deliverTo?: DocumentAddress;
  readonly placeOfSupply: { readonly name: string; readonly code: string };
  /** Set for a supply that is named: to a Special Economic Zone, an export, a deemed export. */
  readonly supplyType?: NamedSupply;
  /** Of an export, as far as it was known. */
  readonly exported?: {
    /** Two letters (ISO 3166-1). */
    readonly country: string;
    readonly port?: string;
    readonly shippingBill?: string;
    readonly shippingBillOn?: string;
  };
  /** The letter of undertaking of a supply without payment. */
  readonly lut?: string;
  readonly order: { readonly number: string; readonly placedAt: Date };
  /** The document that it corrects or follows: a note's invoice, a refund voucher's receipt voucher. */
  readonly refersTo?: { readonly kind: TaxDocumentKind; readonly number: string; readonly issuedAt: Date };
  readonly lines: readonly TaxDocumentLine[];
  /** How much of the taxable values is delivery, and how much a fee for cash on delivery. */
  readonly includes: { readonly delivery: Paise; readonly codFee: Paise; readonly discount: Paise };
  /** With tax: what the goods cost; in a voucher, the amount received or refunded. */
  readonly total: Paise;
  readonly payment: {
    readonly mode: string;
    /** What was received for the order until then, and what is still due. */
    readonly paid: Paise;
    readonly due: Paise;
    /** The last day to pay what is due, `YYYY-MM-DD`, if there is one. */
    readonly dueOn?: string;
    readonly reference?: string;
    /** For an invoice, the receipt vouchers of what was paid before. */
    readonly advances?: readonly { readonly number: string; readonly issuedAt: Date; readonly amount: Paise }[];
  };
  /** For a challan, and for an invoice of goods that are sent. */
  readonly transport?: { readonly courier: string; readonly trackingNumber?: string };
  /** For a proforma, how to pay by transfer, one line each. */
  readonly bank?: readonly string[];
  /** The reason, in a note and a refund voucher. */
  readonly reason?: string;
  /** For a copy that goes with the goods: their e-way bill, and the last day on which it is valid (`YYYY-MM-DD`). */
  readonly eWayBill?: { readonly number: string; readonly validUntil: string; readonly vehicle?: string };
  /** For a registered e-invoice: its reference number and signed QR code. */
  readonly eInvoice?: {
    readonly irn: string;
    readonly signedQr: string;
    /** The portal's number and time of the registration. */
    readonly ackNumber?: string;
    readonly ackAt?: Date;
  };
}
