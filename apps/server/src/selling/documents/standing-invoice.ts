import type { StoredDocument } from '@boxwright/storage';

/** The invoice of an order that counts, and the credit notes on it. */
export interface StandingInvoice {
  readonly invoice: StoredDocument;
  readonly notes: readonly StoredDocument[];
}

/** The newest invoice: an amended one is credited in full and replaced. Undefined without an invoice. */
export function standingInvoice(issued: readonly StoredDocument[]): StandingInvoice | undefined {
  const invoice = issued.filter(({ kind }) => kind === 'tax-invoice').at(-1);
  if (!invoice) return undefined;
  return {
    invoice,
    notes: issued.filter(({ kind, refersTo }) => kind === 'credit-note' && refersTo === invoice.id),
  };
}
