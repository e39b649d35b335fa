import { add, type Paise } from '@boxwright/money';
import { documentsOf, type Order, type StoredDocument, type Tx } from '@boxwright/storage';
import { invoiceLeft } from './invoice-left.ts';
import { type Issuing, issueDocument } from './issue-document.ts';
import { printedReference } from './printed-reference.ts';
import { readTaxFacts, taxDocumentData } from './tax-document-data.ts';
import { creditLines, grossOf } from './tax-lines.ts';

/**
 * Issues a credit note on an order's invoice (CGST Act s. 34, Rule 53), in the transaction that causes it. The caller
 * holds the order's lock. Undefined when there is no invoice, or when the amount is above what is left of it: such an
 * amount isn't part of the supply, see `issueRefundVoucher`.
 *
 * The amount is divided among what earlier credit notes have left of the invoice's lines. Each share is split into
 * taxable value and taxes like its line, so that credit notes for the whole invoice sum to it, head by head.
 */
export async function issueCreditNote(
  services: Issuing,
  tx: Tx,
  {
    order,
    cause,
    amount,
    reason,
    takesPieces,
  }: {
    readonly order: Order;
    /** There is one credit note for each cause, such as `causeOfEntry` of the refund or `return:12`. */
    readonly cause: string;
    /** With tax, above zero. */
    readonly amount: Paise;
    readonly reason: string;
    /** Whether the pieces that are left come back as well, or are invoiced anew; otherwise it changes only the value. */
    readonly takesPieces: boolean;
  },
): Promise<StoredDocument | undefined> {
  const invoiced = invoiceLeft(await documentsOf(tx, order.id));
  if (!invoiced) return undefined;
  const { invoice, notes, left } = invoiced;
  const known = notes.find(({ madeFrom }) => madeFrom === cause);
  if (known) return known;
  const facts = await readTaxFacts(services, tx, order);
  if (amount > add(...left.map(grossOf))) return undefined;
  return issueDocument(services, tx, {
    order,
    kind: 'credit-note',
    cause,
    isDemonstration: facts.isDemonstration,
    refersTo: invoice,
    data: taxDocumentData(facts, {
      lines: creditLines(amount, left, { takesPieces }),
      reason,
      ...printedReference(invoice),
    }),
  });
}
