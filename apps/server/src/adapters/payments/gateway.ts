import type { Paise } from '@boxwright/money';
import type { Gateway } from '@boxwright/orders';

/** A gateway that takes the money: PayU, or the sandbox through the same client. */
export interface PaymentGateway {
  /** The name that its attempts are stored with. */
  readonly name: Gateway;
  /** The form to post from the browser. Throws on a bad transaction id or less than a rupee. */
  paymentForm(attempt: PaymentAttempt): { readonly action: string; readonly fields: Readonly<Record<string, string>> };
  /** Asks for the state of these transactions. Never throws because of the gateway's answer. */
  verify(txnids: readonly string[]): Promise<VerifyResult>;
  /**
   * Asks for money to be paid back. With the token of an earlier request it pays nothing more. Never throws because of
   * the gateway's answer.
   */
  refund(refund: RefundOrder): Promise<RefundAnswer>;
  /** Asks what became of a refund. Never throws because of the gateway's answer. */
  checkRefund(refund: Pick<RefundOrder, 'mihpayid' | 'token'>): Promise<RefundCheck>;
}

/** A refund of a payment, or of a part of it. */
export type RefundOrder = {
  /** The gateway's own id of the payment. */
  readonly mihpayid: string;
  /** Random, one per refund; `[A-Za-z0-9_-]{1,23}`. */
  readonly token: string;
  readonly amount: Paise;
};

/** Whether the gateway has accepted a refund. `text` is its reason when it hasn't. */
export type RefundAnswer =
  | { readonly ok: true; readonly taken: true; readonly requestId: string; readonly raw: RawAnswer }
  | { readonly ok: true; readonly taken: false; readonly text: string; readonly raw: RawAnswer }
  | VerifyFailure;

/** What became of a refund. Only `paid` means that the money is on its way to the buyer. */
export type RefundCheck =
  | {
      readonly ok: true;
      /** `unknown`: the gateway has no refund with this token. */
      readonly kind: 'paid' | 'waiting' | 'failed' | 'unknown';
      /** The gateway's number of the refund; empty if it has none yet. */
      readonly requestId: string;
      readonly raw: RawAnswer;
    }
  | VerifyFailure;

type RawAnswer = Readonly<Record<string, string>>;

/** One payment attempt, in domain terms. */
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
  /** The absolute addresses to which the browser returns; they may be the same. */
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly cancel: string };
  /** User-defined fields (udf1 to udf5) that the gateway returns with its answer. */
  readonly remarks?: readonly string[];
};

/** The gateway's verified state of one transaction. Only `captured` means that money arrived. */
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
  /** The gateway doesn't know the transaction, or its answer can't be read. */
  | { readonly kind: 'unknown'; readonly raw: Readonly<Record<string, string>> };

/** The map has an entry for every transaction asked about. */
export type VerifyResult =
  | { readonly ok: true; readonly verifications: ReadonlyMap<string, Verification> }
  | VerifyFailure;

/** Why the gateway gave no answer. None of these says anything about a payment; ask again later. */
export type VerifyFailure = {
  readonly ok: false;
  readonly reason: 'timeout' | 'unreachable' | 'http-status' | 'too-large' | 'malformed' | 'refused';
  readonly detail: string;
};
