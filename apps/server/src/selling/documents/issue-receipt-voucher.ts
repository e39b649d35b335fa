import { paise } from '@boxwright/money';
import { txnReference, wasSent } from '@boxwright/orders';
import {
  documentsOf,
  type LedgerEntry,
  type Order,
  type OrderLine,
  type StoredDocument,
  type Tx,
} from '@boxwright/storage';
import { nextNight } from '../../process/indian-day.ts';
import type { OrderMoney } from '../orders/balance.ts';
import { causeOfEntry, type Issuing, issueDocument } from './issue-document.ts';
import { paymentOf, readTaxFacts, taxDocumentData } from './tax-document-data.ts';
import { advanceLines } from './tax-lines.ts';

/**
 * Issues the receipt voucher for an advance (CGST Rule 50), in the transaction that books it. Undefined once
 * there is an invoice: such a payment is paid on it.
 *
 * @param paid the payment, with the order's money (this payment included) and its lines
 */
export async function issueReceiptVoucher(
  services: Issuing,
  tx: Tx,
  paid: {
    readonly order: Order;
    readonly entry: LedgerEntry;
    readonly money: OrderMoney;
    readonly lines: readonly OrderLine[];
  },
): Promise<StoredDocument | undefined> {
  const { order, entry, money } = paid;
  if (wasSent(order.status)) return undefined;
  // Packed again, because it wasn't sent; or a part of it was sent.
  const mayBeInvoiced = order.status === 'In Production' || order.status === 'Packed';
  if (mayBeInvoiced && (await documentsOf(tx, order.id, 'tax-invoice')).length > 0) return undefined;
  const facts = await readTaxFacts(services, tx, order, paid);
  const attempt = money.attempts.find(({ id }) => id === entry.attemptId);
  const reference = attempt ? txnReference(attempt.txnid, entry.gatewayPaymentId ?? '') : entry.gatewayPaymentId;
  return issueDocument(services, tx, {
    order,
    kind: 'receipt-voucher',
    cause: causeOfEntry(entry),
    isDemonstration: facts.isDemonstration,
    // Hardly anybody opens it, and drawing it costs a third of a purchase's processor time.
    fileAt: nextNight(services.now()),
    data: taxDocumentData(facts, {
      lines: advanceLines(paise(entry.amountPaise), facts.lines),
      payment: { ...paymentOf(facts), ...(reference ? { reference } : {}) },
    }),
  });
}
