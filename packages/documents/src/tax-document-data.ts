import type { Paise } from '@boxwright/money';
import type { DocumentAddress } from './order-form-data.ts';

export const taxDocumentKinds = [
  'proforma',
  'receipt-voucher',
  'refund-voucher',
  'tax-invoice',
  'credit-note',
  'delivery-challan',
] as const;

export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/**
 * One line of goods with the tax on it; delivery is a part of the taxable value, at the goods' rate. In a receipt or
 * refund voucher, `taxable` is the line's share of the money and the taxes are zero: no tax falls due on an advance for
 * goods (notification 66/2017, Central Tax), so it is charged by the invoice, at the rate that the line names.
 */
export interface TaxDocumentLine {
  readonly description: string;
  /** Size, board, coatings etc. in one line. */
  readonly details?: string;
  readonly hsn: string;
  /** Pieces; in a voucher for an advance, those of the whole order. */
  readonly quantity: number;
  /** Goods and delivery less discount, before tax. */
  readonly taxable: Paise;
  /** Basis points: 500 is 5 %. */
  readonly gstRateBps: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** A document under the GST rules (CGST Rules 46, 50, 51, 53 and 55) with all that is printed on it, as issued. */
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
    /** Who signs, and in which position. */
    readonly signatory?: { readonly name: string; readonly role: string };
  };
  readonly recipient: DocumentAddress;
  /** Where the goods go, if not to the recipient's address. */
  readonly deliverTo?: DocumentAddress;
  readonly placeOfSupply: { readonly name: string; readonly code: string };
  readonly order: { readonly number: string; readonly placedAt: Date };
  /** What it corrects or follows: the invoice of a credit note, the receipt voucher of a refund voucher. */
  readonly refersTo?: { readonly kind: TaxDocumentKind; readonly number: string; readonly issuedAt: Date };
  readonly lines: readonly TaxDocumentLine[];
  /** Part of the taxable values: what of them is delivery, and a fee for cash on delivery. */
  readonly includes: { readonly delivery: Paise; readonly codFee: Paise; readonly discount: Paise };
  /** Inclusive of tax: what the goods cost, or the amount received or paid back of a voucher. */
  readonly total: Paise;
  readonly payment: {
    readonly mode: string;
    /** What was received for the order until then, and what is to be paid. */
    readonly paid: Paise;
    readonly due: Paise;
    /** The day by which that is to be paid, `YYYY-MM-DD`, where there is one. */
    readonly dueOn?: string;
    readonly reference?: string;
    /** The receipt vouchers of what was paid before an invoice. */
    readonly advances?: readonly { readonly number: string; readonly issuedAt: Date; readonly amount: Paise }[];
  };
  /** Of a challan and of an invoice of goods that are sent. */
  readonly transport?: { readonly courier: string; readonly trackingNumber?: string };
  /** How to pay a proforma by transfer: a line each. */
  readonly bank?: readonly string[];
  /** Why, in a credit note and a refund voucher. */
  readonly reason?: string;
  /** Of an e-invoice, once one is registered: its reference number and signed QR code. */
  readonly eInvoice?: {
    readonly irn: string;
    readonly signedQr: string;
    /** The portal's number of the registration, and when it was. */
    readonly ackNumber?: string;
    readonly ackAt?: Date;
  };
}
