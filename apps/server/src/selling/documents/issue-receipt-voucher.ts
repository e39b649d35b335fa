import { paise } from '@boxwright/money';
import { txnReference } from '@boxwright/orders';
import type { LedgerEntry, Order, OrderLine, StoredDocument, Tx } from '@boxwright/storage';
import { nextNight } from '../../process/indian-day.ts';
import type { OrderMoney } from '../orders/balance.ts';
import { isAdvance } from './is-advance.ts';
import { causeOfEntry, type Issuing, issueDocument } from './issue-document.ts';
import { paymentOf, readTaxFacts, taxDocumentData } from './tax-document-data.ts';
import { advanceLines } from './tax-lines.ts';

/**
 * Issues the receipt voucher for an advance (CGST Rule 50), in the transaction that books it. Undefined for money that
 * is none, see `isAdvance`.
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
  if (!(await isAdvance(tx, order))) return undefined;
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
