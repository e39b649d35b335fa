import type { Paise } from '@boxwright/money';
import type { Gateway } from '@boxwright/orders';

/** A gateway that takes the money: PayU, or the sandbox through the same client. */
export interface PaymentGateway {
  /** What each of its attempts is stored with. */
  readonly name: Gateway;
  /** The form to post from the browser. Throws on a bad transaction id or less than a rupee. */
  paymentForm(attempt: PaymentAttempt): { readonly action: string; readonly fields: Readonly<Record<string, string>> };
  /** Asks what became of these transactions. Never throws for what the other side does. */
  verify(txnids: readonly string[]): Promise<VerifyResult>;
}

/** One attempt to pay, in our words. */
export type PaymentAttempt = {
  /** Random, unguessable, used once; `[A-Za-z0-9_-]{1,25}`. */
  readonly txnid: string;
  /** At least 100 paise: the gateway takes no less than a rupee. */
  readonly amount: Paise;
  readonly productInfo: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly email: string;
  readonly phone: string;
  /** Where the browser is sent back to; absolute addresses, which may be the same. */
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly cancel: string };
  /** Our own remarks, handed back with the answer; up to five. */
  readonly remarks?: readonly string[];
};

/** The gateway's word on one transaction. Only `captured` is money. */
export type Verification =
  | {
      readonly kind: 'captured' | 'pending' | 'failed' | 'cancelled';
      readonly amount: Paise;
      /** The gateway's own id of the payment. */
      readonly mihpayid: string;
      /** Code of the payment method: CC, DC, NB, UPI … */
      readonly mode: string;
      /** The transaction's fields as answered, card data removed, for the log. */
      readonly raw: Readonly<Record<string, string>>;
    }
  /** The gateway doesn't know the transaction, or says about it what can't be understood. */
  | { readonly kind: 'unknown'; readonly raw: Readonly<Record<string, string>> };

/** Every asked transaction is in the map. */
export type VerifyResult =
  | { readonly ok: true; readonly verifications: ReadonlyMap<string, Verification> }
  | VerifyFailure;

/** Why nothing is known now. None of these is an answer about a payment; ask again later. */
export type VerifyFailure = {
  readonly ok: false;
  readonly reason: 'timeout' | 'unreachable' | 'http-status' | 'too-large' | 'malformed' | 'refused';
  readonly detail: string;
};
