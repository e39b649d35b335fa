import type { TaxDocumentData } from '@boxwright/documents';
import { type ReprintCause, reprintWords, type SuppliedItem } from '@boxwright/orders';
import { documentsOf, findOrder, type Order, type StoredDocument, type Tx } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';
import { type Issuing, issueDocument } from './issue-document.ts';
import { printedReference } from './printed-reference.ts';
import { readTaxFacts, taxDocumentData } from './tax-document-data.ts';

/**
 * Issues the delivery challan of goods that are made again at no charge (CGST Rule 55: no supply, so no tax invoice), in
 * the transaction that dispatches them. It names the first order and its invoice. The caller holds the order's lock.
 */
export async function issueReprintChallan(
  services: Issuing,
  tx: Tx,
  order: Order & { readonly reprintOf: number; readonly reprintCause: ReprintCause },
  {
    transport,
    supplied,
  }: { readonly transport: TaxDocumentData['transport']; readonly supplied: readonly SuppliedItem[] },
): Promise<StoredDocument> {
  const facts = await readTaxFacts(services, tx, order);
  const first = await findOrder(tx, order.reprintOf);
  if (!first) throw new Error('The order that a reprint is made for is gone.');
  const invoice = (await documentsOf(tx, first.id, 'tax-invoice')).at(-1);
  const { toCustomer } = reprintWords[order.reprintCause];
  return issueDocument(services, tx, {
    order,
    kind: 'delivery-challan',
    cause: 'dispatch',
    isDemonstration: facts.isDemonstration,
    refersTo: invoice,
    data: taxDocumentData(facts, {
      lines: facts.lines.map((line, index) => ({ ...line, quantity: supplied[index]?.sent ?? line.quantity })),
      ...(transport ? { transport } : {}),
      reason: `Free replacement of goods of order ${orderNumber(first)}, because ${toCustomer}`,
      ...printedReference(invoice),
    }),
  });
}
