import { fail, ok, type Result } from '@boxwright/contract';
import { insertPriceDraft, type PriceDraft, type PriceTableKind, type Tx } from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import { openTable, priceTableNames, type Typed } from './price-table.ts';
import type { StoredTable } from './stored-tables.ts';
import type { ToPrice } from './to-price.ts';

interface NewDraft {
  readonly kind: PriceTableKind;
  readonly stored: StoredTable;
  readonly toPrice: ToPrice;
  /** By default the version in force. */
  readonly versionId?: number | undefined;
  readonly typed?: Typed;
  readonly staffId: number;
  readonly operation: string;
  readonly now: Date;
}

/** Begins a draft as a copy of a version, with empty figures for new entries of the catalogue. */
export async function startDraft(tx: Tx, draft: NewDraft): Promise<Result<PriceDraft>> {
  const { kind, stored, toPrice, versionId, typed = {}, staffId, operation, now } = draft;
  const base = versionId === undefined ? stored.inForce : stored.versions.find(({ id }) => id === versionId);
  if (!base) return fail('not_found', 'This version is not among the last hundred. Please choose another.');
  const { card, added } = openTable(kind, base.card).completed(toPrice);
  const row = await insertPriceDraft(tx, {
    kind,
    baseVersion: base.version,
    base: card,
    typed: { ...Object.fromEntries(added.map((key) => [key, ''])), ...typed },
    changedBy: staffId,
    changedAt: now,
  });
  if (!row) return fail('conflict', 'There is a draft already. Please load the page again.');
  await notedBy(tx, { staffId, operation, at: now }, ['price-draft', kind, `Draft of ${priceTableNames[kind]}`], {
    after: { base_version: base.version, ...typed },
  });
  return ok(row);
}
