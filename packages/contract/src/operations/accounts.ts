import { z } from 'zod';
import { accountPeriodRules, reopenBooksRules } from '../forms/accounts.ts';
import { orderTextMaxLength } from '../forms/desk-order.ts';
import { longestPortalAnswer, portalAnswerRules } from '../forms/e-invoices.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { paragraphs } from '../kernel/text.ts';
import { formParagraphs, formText, id, moment, rupees } from '../kernel/values.ts';

const period = record({ from: field('from', formText(10)), to: field('to', formText(10)) });

/** The totals of one series of documents. */
const series = record({
  kind: field('kind', z.enum(['tax-invoice', 'credit-note', 'debit-note', 'receipt-voucher', 'refund-voucher'])),
  /** Including the financial year: `INV/26-27`. */
  series: field('series', z.string()),
  documents: field('documents', z.int()),
  firstNumber: field('first_number', z.string()),
  lastNumber: field('last_number', z.string()),
  /** Numbers between the first and the last that belong to no document. */
  missing: field('missing', z.int()),
  taxable: field('taxable', rupees),
  cgst: field('cgst', rupees),
  sgst: field('sgst', rupees),
  igst: field('igst', rupees),
  total: field('total', rupees),
});
export type AccountSeries = z.output<typeof series>;

const problem = record({
  number: field('number', z.string()),
  orderId: field('order_id', z.int()),
  problem: field('problem', z.string()),
  mend: field('mend', z.string()),
});

const eInvoice = record({
  id: field('document_id', z.int()),
  number: field('number', z.string()),
  orderId: field('order_id', z.int()),
  issuedAt: field('issued_on', moment),
  irn: field('irn', z.string()),
  ackNumber: field('ack_number', z.string()),
  ackAt: field('acknowledged_on', moment),
  recordedBy: field('recorded_by', z.string()),
  recordedAt: field('recorded_on', moment),
  /** The copy with a QR code. */
  file: field('file', z.string()),
});
export type EInvoiceEntry = z.output<typeof eInvoice>;

export const accountingOperations = {
  GetAccounts: operation({
    summary: 'The totals of a period’s tax documents, by series, without demonstrations.',
    method: 'POST',
    access: { staff: 'accounts', also: { reopen: 'book-reopening' } },
    input: period,
    rules: accountPeriodRules,
    output: record({
      series: field('series', z.array(series)),
      /** Tax on what was bought: fees of the payment provider. */
      inputTax: field(
        'input_tax',
        record({ cgst: field('cgst', rupees), sgst: field('sgst', rupees), igst: field('igst', rupees) }),
      ),
      /** The last day of the closed months, `YYYY-MM-DD`; empty while none is closed. */
      closedThrough: field('closed_through', z.string()),
      mayReopen: field('may_reopen', z.boolean()),
    }),
  }),
  CloseBooks: operation({
    summary: 'Closes all months up to the last day of one that has ended: nothing is dated in them afterwards.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({ through: field('through', formText(10)) }),
    output: record({ through: field('through', z.string()) }),
  }),
  ReopenBooks: operation({
    summary: 'Reopens the last closed month, with a reason.',
    method: 'POST',
    access: { staff: 'book-reopening' },
    input: record({
      /** The last closed day that the caller saw; 409 if it has changed. */
      seenThrough: field('seen_through', formText(10)),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ through: field('through', z.string()) }),
    rules: reopenBooksRules,
  }),
  CheckEInvoices: operation({
    summary: 'Checks the e-invoices of a period against the public schema, and says how to mend what is wrong.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: period,
    rules: accountPeriodRules,
    output: record({
      /** Invoices and credit notes to registered buyers. */
      eInvoices: field('e_invoices', z.int()),
      /** How many have the portal's answer, and the numbers of the others, at most a hundred. */
      registered: field('registered', z.int()),
      waiting: field(
        'waiting',
        z.array(record({ number: field('number', z.string()), orderId: field('order_id', z.int()) })),
      ),
      /** At most a hundred. */
      problems: field('problems', z.array(problem)),
      /** False if there were too many documents to check them all here. */
      isComplete: field('complete', z.boolean()),
    }),
  }),
  RecordEInvoices: operation({
    summary:
      "Reads in the invoice registration portal's answer about one or many documents: checks that each belongs to its document, stores it once, and makes a copy with the QR code.",
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({ answer: field('answer', paragraphs(longestPortalAnswer)) }),
    rules: portalAnswerRules,
    output: record({
      /** Numbers of the documents that are registered now. */
      recorded: field('recorded', z.array(z.string())),
      /** Numbers of documents whose same answer was read in before. */
      known: field('known', z.array(z.string())),
      /** One sentence each. */
      problems: field('problems', z.array(z.string())),
    }),
  }),
  GetEInvoices: operation({
    summary: 'Registered invoices and credit notes, the latest first.',
    method: 'POST',
    access: { staff: 'accounts' },
    input: record({ before: field('before', id.optional()) }),
    output: record({
      eInvoices: field('e_invoices', z.array(eInvoice)),
      next: field('next', z.int().nullable()),
    }),
  }),
};
