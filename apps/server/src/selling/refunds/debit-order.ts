import { type Paise, paise } from '@boxwright/money';
import { appendLedger, type Order, paymentsOf, type StoredDocument, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { InvoiceLeft } from '../documents/invoice-left.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { printedReference } from '../documents/printed-reference.ts';
import { readTaxFacts, taxDocumentData } from '../documents/tax-document-data.ts';
import { namedCreditLines } from '../documents/tax-lines.ts';
import { moneyFrom, type OrderMoney, writePaymentStatus } from '../orders/balance.ts';
import { giveTimeToPay } from '../orders/time-to-pay.ts';

interface Debit {
  readonly invoiced: InvoiceLeft;
  /** What is added to lines of the invoice, with tax, by their index. */
  readonly debits: ReadonlyMap<number, Paise>;
  readonly reason: string;
  readonly staffId: number;
  readonly at: Date;
}

/**
 * Adds to lines of the invoice by a debit note (CGST Act s. 34(3)), in the transaction that decides it: the entry in the
 * ledger by which more is owed, the payment status, a day by which it is due, the note, and a mail. The caller holds the
 * order's lock, and has checked the amounts.
 */
export async function debitOrder(
  services: Services,
  tx: Tx,
  order: Order,
  { invoiced, debits, reason, staffId, at }: Debit,
): Promise<{ readonly note: StoredDocument; readonly money: OrderMoney }> {
  const { invoice, debitNotes, lines } = invoiced;
  const amount = [...debits.values()].reduce((sum, each) => sum + each, 0);
  const facts = await readTaxFacts(services, tx, order);
  const data = taxDocumentData(facts, {
    lines: namedCreditLines(new Map([...debits].map(([index, each]) => [index, { amount: each }])), lines),
    reason,
    ...printedReference(invoice),
  });
  const note = await issueDocument(services, tx, {
    order,
    kind: 'debit-note',
    cause: `debit:${invoice.id}:${debitNotes.length + 1}`,
    isDemonstration: facts.isDemonstration,
    refersTo: invoice,
    // With the note itself, which enters the ledger under its number.
    data: { ...data, payment: { ...data.payment, due: paise(data.payment.due + amount) } },
  });
  const entry = { orderId: order.id, kind: 'debit', amountPaise: -amount, gatewayPaymentId: note.number } as const;
  await appendLedger(tx, { ...entry, staffId, createdAt: at });
  const money = moneyFrom(order, await paymentsOf(tx, order.id));
  await writePaymentStatus(tx, order, money);
  await giveTimeToPay(services, tx, order, money);
  await services.jobs.enqueue(tx, 'WriteMail', { mail: 'debit-note', documentId: note.id });
  return { note, money };
}
