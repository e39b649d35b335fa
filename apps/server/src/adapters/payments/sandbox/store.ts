import type { Paise } from '@boxwright/money';

/** A payment as the sandbox keeps it (table `sandbox_payments`). */
export type SandboxPayment = {
  readonly txnid: string;
  /** The posted form verbatim; once decided also `sandbox_outcome` and `sandbox_decided_at`. */
  readonly fields: Readonly<Record<string, string>>;
  /** PayU's `status`: pending until decided, then success, failure or pending. */
  readonly status: string;
  /** PayU's `unmappedstatus`; `initiated` until decided. */
  readonly unmappedStatus: string;
  readonly mihpayid: string;
  readonly amount: Paise;
  readonly createdAt: Date;
};

/** A refund as the sandbox keeps it (table `sandbox_refunds`). */
export type SandboxRefund = {
  readonly token: string;
  readonly mihpayid: string;
  readonly amount: Paise;
  readonly createdAt: Date;
};

/** The sandbox's payments: in the database of the running store, in memory in tests. */
export interface SandboxStore {
  /** Stores a new payment; false when its `txnid` exists already. */
  insert(payment: SandboxPayment): Promise<boolean>;
  /**
   * Decides a payment that is still `initiated` and returns it, with the outcome's fields beside its own. Undefined
   * when it is decided already: the first choice stands.
   */
  setOutcome(
    txnid: string,
    outcome: Pick<SandboxPayment, 'status' | 'unmappedStatus' | 'fields'>,
  ): Promise<SandboxPayment | undefined>;
  find(txnids: readonly string[]): Promise<readonly SandboxPayment[]>;
  findByMihpayid(mihpayid: string): Promise<SandboxPayment | undefined>;
  /** Stores a new refund; false when its token exists already. */
  insertRefund(refund: SandboxRefund): Promise<boolean>;
  /** The refunds of a payment, oldest first. */
  refundsOf(mihpayid: string): Promise<readonly SandboxRefund[]>;
}
