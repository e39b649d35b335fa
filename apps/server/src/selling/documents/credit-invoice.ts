import { add, type Paise, paise } from '@boxwright/money';
import { documentsOf, type Order, type StoredDocument, type Tx } from '@boxwright/storage';
import { invoiceLeft } from './invoice-left.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import type { Issuing } from './issue-document.ts';
import { grossOf } from './tax-lines.ts';

/** What earlier credit notes have left of an order's invoice and its debit notes, with tax; null without an invoice. */
export async function leftOfInvoice(tx: Tx, order: Pick<Order, 'id'>): Promise<Paise | null> {
  const invoiced = invoiceLeft(await documentsOf(tx, order.id));
  return invoiced ? add(...invoiced.left.map(grossOf)) : null;
}

/**
 * Credits what is left of an order's invoice when the order is closed after all, paid or not. The caller holds the
 * order's lock. Undefined if there is no invoice, or if nothing is left of it.
 *
 * @param kept stays invoiced: what the buyer bears of the carriage, in paise with tax
 */
export async function creditInvoice(
  services: Issuing,
  tx: Tx,
  order: Order,
  { reason, kept = 0 }: { readonly reason: string; readonly kept?: number },
): Promise<StoredDocument | undefined> {
  const left = await leftOfInvoice(tx, order);
  if (left === null || left <= kept) return undefined;
  const amount = paise(left - kept);
  return issueCreditNote(services, tx, { order, cause: 'closed', amount, reason, takesPieces: true });
}
