import type { Paise } from '@boxwright/money';
import type { DocumentCompany } from './order-form-data.ts';

/** Everything that a statement of account shows. It computes nothing. Amounts in paise. */
export type StatementData = {
  /** When it is drawn, which is also the PDF's creation date. */
  readonly issuedAt: Date;
  readonly company: DocumentCompany;
  /** The customer's lines. */
  readonly madeOutTo: readonly string[];
  /** "1 April 2026 to 27 November 2026". */
  readonly period: string;
  readonly opening: Paise;
  readonly entries: readonly {
    /** "20 Nov 2026". */
    readonly day: string;
    readonly what: string;
    /** The number of the document or the bank's reference, and the order. */
    readonly reference: string;
    /** Above zero it is owed; below, it isn't any more. */
    readonly amount: Paise;
    readonly balance: Paise;
  }[];
  /** Below zero: owed to the customer. */
  readonly closing: Paise;
  /** What is open by order. */
  readonly open: readonly {
    readonly order: string;
    readonly invoice: string;
    /** "by 5 Dec 2026", "12 days late", or that it has no day yet. */
    readonly due: string;
    readonly amount: Paise;
  }[];
  /** What is open by its age, with the sum of all. */
  readonly ages: readonly { readonly name: string; readonly amount: Paise }[];
  readonly openSum: Paise;
  /** Sentences below: interest, what is paid back, and that orders without invoice aren't in the account. */
  readonly notes: readonly string[];
  /** The bank account to pay to; empty for none. */
  readonly bank: readonly string[];
};
