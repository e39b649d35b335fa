import type { Paise, TotalParts } from '@boxwright/money';
import type { PaymentMode } from '@boxwright/orders';

/** A mail ready to send: the same message as HTML and as plain text. */
export type Mail = { readonly subject: string; readonly html: string; readonly text: string };

/** The sender. */
export type MailCompany = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phones: readonly string[];
  readonly email: string;
  /** Absolute URL of the site. */
  readonly url: string;
};

/** Absolute URLs of an order's pages; `pay` if it can be paid online. */
export type MailOrderLinks = {
  /** Shows the order's state, without signing in and without prices. */
  readonly track: string;
  readonly order: string;
  readonly orderForm: string;
  readonly keyLine?: string;
  readonly pay?: string;
  /** The order's artwork and proofs, without signing in; absent for what isn't printed, and before its lines are fixed. */
  readonly proofs?: { readonly url: string; readonly isArtworkAwaited: boolean };
};

/** How an order is paid by transfer. */
export type MailTransfer = {
  /** Of the account: what is to be filled in, a part each. */
  readonly account: readonly string[];
  /** Absolute URL of the proforma. */
  readonly proforma: string;
};

/** An order's data for the mails. Amounts are in paise; the mails compute only unit prices and the sub total from them. */
export type MailOrder = {
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  readonly number: string;
  /** The buyer's own number of the purchase. */
  readonly purchaseOrder?: string;
  readonly placedAt: Date;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly mobile: string;
    readonly company?: string;
  };
  readonly paymentMode: PaymentMode;
  /** The last day to pay an order that is paid later, `YYYY-MM-DD`; absent once a part is paid. */
  readonly paymentDueOn?: string;
  /** Of a closed order, what its buyer still owes is for the carriage, and no cash is paid at the door. */
  readonly isClosed?: boolean;
  /** How its items reach the buyer: one way, or which of them which way. */
  readonly delivery: string;
  /** Whether nothing of it is delivered. */
  readonly isCollected: boolean;
  /** Of an order with both, what is delivered and what is collected, by name. */
  readonly parts?: { readonly delivered: string; readonly collected: string };
  /** When it is ready, as a sentence; absent once the dates are past. */
  readonly ready?: string;
  readonly lines: readonly MailOrderLine[];
  readonly totals: TotalParts & {
    /** Inclusive of tax. */
    readonly total: Paise;
  };
};

export type MailOrderLine = {
  readonly description: string;
  /** Size, board, coatings etc. in one line. */
  readonly configuration?: string;
  /** The buyer's note to the printer. */
  readonly note?: string;
  /** Pieces. */
  readonly quantity: number;
  /** Before tax. */
  readonly amount: Paise;
};
