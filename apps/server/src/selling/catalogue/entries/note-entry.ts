import type { Tx } from '@boxwright/storage';
import { notedBy } from '../../../calls/noted.ts';

/** Who changes the catalogue, with which operation, and when. */
export interface EntryChange {
  readonly staffId: number;
  readonly operation: string;
  readonly now: Date;
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

interface ChangedEntry {
  readonly subject: string;
  readonly id: number | string;
  readonly name: string;
  /** Null for an entry that is new. */
  readonly before: Values | null;
  readonly after: Values;
}

/** Writes the audit entry of a changed catalogue entry, in the same transaction. */
export const noteEntry = (
  tx: Tx,
  { staffId, operation, now }: EntryChange,
  { subject, id, name, before, after }: ChangedEntry,
): Promise<void> => notedBy(tx, { staffId, operation, at: now }, [subject, id, name], { before, after });
