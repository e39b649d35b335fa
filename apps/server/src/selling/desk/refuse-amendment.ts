import { fail, type Result } from '@boxwright/contract';
import { type Order, refundsOf, type StoredDocument, type Tx } from '@boxwright/storage';
import { printedOn } from '../documents/printed-on.ts';
import { standingInvoice } from '../documents/standing-invoice.ts';
import { grossOf } from '../documents/tax-lines.ts';
import { creditableOf } from '../refunds/creditable.ts';

/** Why an invoice can't be replaced by another one with this correction; undefined if it can, or without an invoice. */
export async function refuseAmendment(
  tx: Tx,
  order: Order,
  documents: readonly StoredDocument[],
  { isShippingMoved, isRecounted }: { readonly isShippingMoved: boolean; readonly isRecounted: boolean },
): Promise<Result<never> | undefined> {
  if (isRecounted) {
    return fail(
      'conflict',
      'The invoice is issued: credit pieces that weren’t sent, and sell others as an order of their own.',
    );
  }
  if (isShippingMoved) return fail('conflict', 'The invoice is issued with this place of delivery.');
  const standing = standingInvoice(documents);
  if (standing && printedOn(standing.invoice).total !== order.totalPaise) {
    return fail('conflict', 'This invoice charges other pieces than were ordered. Please credit it item by item.');
  }
  const creditable = creditableOf(documents, await refundsOf(tx, order.id));
  if (creditable && creditable.debitNotes.length > 0) {
    return fail(
      'conflict',
      'A debit note adds to this invoice, so it can’t be replaced. Please credit it item by item.',
    );
  }
  const sumOf = (lines: readonly Parameters<typeof grossOf>[0][]) =>
    lines.reduce((sum, line) => sum + grossOf(line), 0);
  return creditable && sumOf(creditable.left) !== sumOf(creditable.lines)
    ? fail(
        'conflict',
        'A part of this invoice is credited already, so it can’t be replaced. Please credit the rest too.',
      )
    : undefined;
}
