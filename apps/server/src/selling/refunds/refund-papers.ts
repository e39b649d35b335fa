import { paise } from '@boxwright/money';
import type { LedgerEntry, Order, Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issueCreditNote } from '../documents/issue-credit-note.ts';
import { causeOfEntry } from '../documents/issue-document.ts';
import { issueRefundVoucher } from '../documents/issue-refund-voucher.ts';
import { reducesSupply } from './refund-causes.ts';

/**
 * A refund's paper: a credit note on the invoice where what was sold becomes less; a refund voucher for money that was paid
 * in advance or too much.
 */
export async function issueRefundPaper(
  services: Services,
  tx: Tx,
  order: Order,
  entry: LedgerEntry,
  reason: string,
): Promise<void> {
  const amount = paise(-entry.amountPaise);
  const credit = { order, cause: causeOfEntry(entry), amount, reason };
  const note = reducesSupply(reason) ? await issueCreditNote(services, tx, credit) : undefined;
  if (!note) await issueRefundVoucher(services, tx, { order, ledgerEntryId: entry.id, amount, reason });
}
