import { changePriceDraft, type PriceDraft, type Tx } from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import { openTable, priceTableNames, type Typed } from './price-table.ts';
import { changedFigures, openDraft } from './stored-tables.ts';

interface SavedDraft {
  readonly revision: number;
  readonly changed: number;
  readonly problems: number;
}

/** Stores a draft's figures as typed. Undefined, and nothing is changed, when somebody has changed it meanwhile. */
export async function saveDraft(
  tx: Tx,
  draft: PriceDraft,
  typed: Typed,
  { staffId, operation, now }: { readonly staffId: number; readonly operation: string; readonly now: Date },
): Promise<SavedDraft | undefined> {
  const { kind, revision, base } = draft;
  const changes = { typed: { ...typed }, changedBy: staffId, changedAt: now };
  const saved = await changePriceDraft(tx, kind, revision, changes);
  if (!saved) return undefined;
  const { before, after } = changedFigures(openTable(kind, base), draft.typed, typed);
  if (Object.keys(after).length > 0) {
    const name = `Draft of ${priceTableNames[kind]}`;
    await notedBy(tx, { staffId, operation, at: now }, ['price-draft', kind, name], { before, after });
  }
  const { read, changed } = openDraft(kind, { base, typed: saved.typed });
  return { revision: saved.revision, changed: changed.length, problems: read.problems.size };
}
