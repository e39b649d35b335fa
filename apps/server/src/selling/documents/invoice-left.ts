import type { TaxDocumentLine } from '@boxwright/documents';
import type { StoredDocument } from '@boxwright/storage';
import { printedOn } from './printed-on.ts';
import { type StandingInvoice, standingInvoice } from './standing-invoice.ts';
import { debitedLines, uncreditedLines } from './tax-lines.ts';

/** The invoice of an order that counts, and what its notes have made of its lines. */
export interface InvoiceLeft extends StandingInvoice {
  readonly debitNotes: readonly StoredDocument[];
  /** Its lines with what debit notes have added. */
  readonly lines: readonly TaxDocumentLine[];
  /** What credit notes have left of them. */
  readonly left: readonly TaxDocumentLine[];
}

/** Undefined without an invoice. */
export function invoiceLeft(issued: readonly StoredDocument[]): InvoiceLeft | undefined {
  const standing = standingInvoice(issued);
  if (!standing) return undefined;
  const { invoice, notes } = standing;
  const debitNotes = issued.filter(({ kind, refersTo }) => kind === 'debit-note' && refersTo === invoice.id);
  const lines = debitedLines(
    printedOn(invoice).lines,
    debitNotes.map((note) => printedOn(note).lines),
  );
  const left = uncreditedLines(
    lines,
    notes.map((note) => printedOn(note).lines),
  );
  return { invoice, notes, debitNotes, lines, left };
}
