import type { LedgerEntry, StoredDocument } from '@boxwright/storage';
import { causeOfEntry } from './issue-document.ts';

/**
 * The receipt vouchers of an order that don't count, because their payment was taken back: it never came. Earlier
 * ones, which were taken back by a refund voucher, still count, and so does the refund voucher.
 */
export function cancelledVouchers<Issued extends Pick<StoredDocument, 'id' | 'kind' | 'madeFrom' | 'refersTo'>>(
  issued: readonly Issued[],
  ledger: readonly Pick<LedgerEntry, 'reverses'>[],
): Issued[] {
  const takenBack = new Set(
    ledger.flatMap(({ reverses }) => (reverses === null ? [] : [causeOfEntry({ id: reverses })])),
  );
  const refunded = new Set(issued.filter(({ kind }) => kind === 'refund-voucher').map(({ refersTo }) => refersTo));
  return issued.filter(
    ({ id, kind, madeFrom }) =>
      kind === 'receipt-voucher' && madeFrom !== null && takenBack.has(madeFrom) && !refunded.has(id),
  );
}
