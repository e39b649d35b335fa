import type { Paise } from '@boxwright/money';
import { documentsOf, type Order, type StoredDocument, type Tx } from '@boxwright/storage';
import { causeOfEntry, type Issuing, issueDocument } from './issue-document.ts';
import { printedReference } from './printed-reference.ts';
import { paymentOf, readTaxFacts, taxDocumentData } from './tax-document-data.ts';
import { advanceLines } from './tax-lines.ts';

/**
 * Issues the refund voucher for an advance that is paid back (CGST Rule 51), or for an overpaid amount, in the transaction
 * that books it. Amounts that are taken off an invoice get a credit note, see `issueCreditNote`. The caller holds the order's lock. An entry of the ledger gets one voucher, however often this is called.
 *
 * The amount is divided among the order's lines by what they cost, without tax, because none was charged on the
 * advance. The voucher refers to the receipt voucher of the refunded payment, if there is one.
 */
export async function issueRefundVoucher(
  services: Issuing,
  tx: Tx,
  {
    order,
    ledgerEntryId,
    amount,
    reason,
  }: {
    readonly order: Order;
    /** The refund in the ledger. */
    readonly ledgerEntryId: number;
    /** Above zero. */
    readonly amount: Paise;
    readonly reason: string;
  },
): Promise<StoredDocument> {
  const facts = await readTaxFacts(services, tx, order);
  const { ledger } = facts.money;
  const refund = ledger.find(({ id }) => id === ledgerEntryId);
  const payment = ledger.find(({ kind, attemptId }) => kind === 'payment' && attemptId === refund?.attemptId);
  const receipts = await documentsOf(tx, order.id, 'receipt-voucher');
  const receipt = payment && receipts.find(({ madeFrom }) => madeFrom === causeOfEntry(payment));
  return issueDocument(services, tx, {
    order,
    kind: 'refund-voucher',
    cause: causeOfEntry({ id: ledgerEntryId }),
    isDemonstration: facts.isDemonstration,
    refersTo: receipt,
    data: taxDocumentData(facts, {
      lines: advanceLines(amount, facts.lines),
      reason,
      ...printedReference(receipt),
      payment: { ...paymentOf(facts), ...(refund?.gatewayPaymentId ? { reference: refund.gatewayPaymentId } : {}) },
    }),
  });
}
