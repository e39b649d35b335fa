import type { TaxDocumentData } from '@boxwright/documents';
import { add } from '@boxwright/money';
import type { SuppliedItem } from '@boxwright/orders';
import { documentsOf, type Order, type StoredDocument, type Tx } from '@boxwright/storage';
import { causeOfEntry, type Issuing, issueDocument } from './issue-document.ts';
import { printedOn } from './printed-on.ts';
import { printedReference } from './printed-reference.ts';
import { paymentOf, readTaxFacts, taxDocumentData } from './tax-document-data.ts';
import { grossOf, linesOfPieces } from './tax-lines.ts';

/**
 * Issues the tax invoice (CGST Rule 46) and the delivery challan (Rule 55) for what is sent of an order, with the
 * advances received, in the transaction that dispatches the order or hands it over. The caller holds the order's lock.
 *
 * @param supplied what is sent of each line; all of it if left out
 * @throws RangeError when the order's lines don't sum to its total: it gets no invoice, and isn't dispatched
 */
export async function issueInvoice(
  services: Issuing,
  tx: Tx,
  order: Order,
  transport: TaxDocumentData['transport'],
  supplied: readonly SuppliedItem[] = [],
): Promise<StoredDocument> {
  const facts = await readTaxFacts(services, tx, order);
  const sum = add(...facts.lines.map(grossOf));
  if (sum !== order.totalPaise) throw new RangeError(`Lines of ${sum} paise in an order of ${order.totalPaise}`);
  const receipts = await documentsOf(tx, order.id, 'receipt-voucher');
  const { ledger } = facts.money;
  const takenBack = new Set(
    ledger.flatMap(({ reverses }) => (reverses === null ? [] : causeOfEntry({ id: reverses }))),
  );
  const standing = receipts.filter(({ madeFrom }) => !takenBack.has(madeFrom ?? ''));
  const advances = standing.map((receipt) => {
    const { number, issuedAt, total: amount } = printedOn(receipt);
    return { number, issuedAt, amount };
  });
  const { isDemonstration } = facts;
  const isWhole = supplied.every(({ ordered, charged }) => charged === ordered);
  const lines = isWhole ? facts.lines : linesOfPieces(facts.lines, supplied);
  const common = { order, cause: 'dispatch', isDemonstration } as const;
  const sent = transport ? { transport } : {};
  const invoice = await issueDocument(services, tx, {
    ...common,
    kind: 'tax-invoice',
    data: taxDocumentData(facts, { lines, ...sent, payment: { ...paymentOf(facts), advances } }),
  });
  await issueDocument(services, tx, {
    ...common,
    kind: 'delivery-challan',
    refersTo: invoice,
    data: taxDocumentData(facts, { lines, ...sent, ...printedReference(invoice) }),
  });
  return invoice;
}
