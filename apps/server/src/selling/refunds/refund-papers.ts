import { paise } from '@boxwright/money';
import type { LedgerEntry, Order, Refund, Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issueCreditNote } from '../documents/issue-credit-note.ts';
import { causeOfEntry } from '../documents/issue-document.ts';
import { issueRefundVoucher } from '../documents/issue-refund-voucher.ts';
import { reducesSupply } from './refund-causes.ts';

/**
 * Issues a refund's document: a credit note if the refund reduces what was sold and the invoice has that much left,
 * otherwise a refund voucher. Nothing where the closing of the order has credited its invoice already.
 */
export async function issueRefundPaper(
  services: Services,
  tx: Tx,
  order: Order,
  entry: LedgerEntry,
  { cause: reason, causeCode }: Pick<Refund, 'cause' | 'causeCode'>,
): Promise<void> {
  // Its credit note was issued before it.
  if (causeCode === 'invoice-credited') return;
  const amount = paise(-entry.amountPaise);
  const credit = { order, cause: causeOfEntry(entry), amount, reason, takesPieces: false };
  const note = reducesSupply(causeCode) ? await issueCreditNote(services, tx, credit) : undefined;
  if (!note) await issueRefundVoucher(services, tx, { order, ledgerEntryId: entry.id, amount, reason });
}
