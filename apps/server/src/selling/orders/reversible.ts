import { reversiblePayments } from '@boxwright/contract';
import type { LedgerEntry } from '@boxwright/storage';

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'reverses'>;

/** The entry that takes another one back; undefined while that one counts. */
export const reversalOf = <E extends Entry>(ledger: readonly E[], entry: Pick<Entry, 'id'>): E | undefined =>
  ledger.find(({ reverses }) => reverses === entry.id);

/** Whether an entry was recorded by hand and still counts. The gateway's payments are refunded, not taken back. */
export const isReversible = (ledger: readonly Entry[], entry: Pick<Entry, 'id' | 'kind'>): boolean =>
  reversiblePayments.some((kind) => kind === entry.kind) && reversalOf(ledger, entry) === undefined;
