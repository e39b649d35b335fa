import { type FigureRow, fail, ok, type PriceDraftRow, type PriceVersionRow, type Result } from '@boxwright/contract';
import {
  type DbOrTx,
  findPriceDraft,
  listPriceVersions,
  type PriceDraft,
  type PriceDraftListed,
  type PriceTableKind,
  type PriceVersion,
} from '@boxwright/storage';
import { rangeOf } from './figure.ts';
import { type OpenTable, openTable, type ReadTable, type Typed } from './price-table.ts';
import { readToPrice } from './to-price.ts';

export interface StoredTable {
  /** The latest first day comes first. */
  readonly versions: readonly PriceVersion[];
  readonly inForce: PriceVersion | undefined;
  readonly draft: PriceDraftListed | undefined;
}

/** A table's versions and its draft. In force is the version that became valid last; of several on one day, the newest. */
export async function readTable(db: DbOrTx, kind: PriceTableKind, today: string): Promise<StoredTable> {
  const versions = await listPriceVersions(db, kind);
  const draft = await findDraft(db, kind);
  return { versions, inForce: versions.find(({ validFrom }) => validFrom <= today), draft };
}

/**
 * The draft, with empty figures for entries that the catalogue has gained since it was begun. They aren't stored:
 * otherwise staff who are working on the draft would read that somebody has changed it.
 */
export async function findDraft(db: DbOrTx, kind: PriceTableKind): Promise<PriceDraftListed | undefined> {
  const draft = await findPriceDraft(db, kind);
  if (!draft) return undefined;
  const { card, added } = openTable(kind, draft.base).completed(await readToPrice(db));
  return { ...draft, base: card, typed: { ...Object.fromEntries(added.map((key) => [key, ''])), ...draft.typed } };
}

export interface OpenDraft {
  readonly table: OpenTable;
  readonly read: ReadTable;
  /** Keys of figures that differ from the base. */
  readonly changed: readonly string[];
}

export function openDraft(kind: PriceTableKind, { base, typed }: Pick<PriceDraft, 'base' | 'typed'>): OpenDraft {
  const table = openTable(kind, base);
  return { table, read: table.read(typed), changed: changedKeys(table, typed) };
}

/** Keys of typed figures that differ from the table's. */
export const changedKeys = ({ figures }: OpenTable, typed: Typed): string[] =>
  figures.flatMap(({ key, text }) => (typed[key] !== undefined && typed[key] !== text ? [key] : []));

/** The draft, when it is still the one that was seen. */
export function seenDraft(draft: PriceDraftListed | undefined, revision: number): Result<PriceDraftListed> {
  if (!draft) return fail('conflict', draftGone);
  return draft.revision === revision ? ok(draft) : fail('conflict', draftChanged(draft.changedByName));
}

export const draftGone = 'Somebody has published this draft or thrown it away meanwhile. Please load the page again.';
export const draftChanged = (name: string): string =>
  `${name} has changed this draft meanwhile. Nothing was overwritten: please load the page again.`;

/** The failure of a save that found another draft than the member of staff had seen. */
export async function draftConflict(db: DbOrTx, kind: PriceTableKind): Promise<Result<never>> {
  const draft = await findPriceDraft(db, kind);
  return fail('conflict', draft ? draftChanged(draft.changedByName) : draftGone);
}

export const presentVersion = (row: PriceVersion, { inForce }: StoredTable): PriceVersionRow => ({
  id: row.id,
  version: row.version,
  validFrom: row.validFrom,
  publishedAt: row.createdAt,
  publishedBy: row.publishedByName,
  note: row.note,
  standing: row.id === inForce?.id ? 'in force' : isComing(row, inForce) ? 'coming' : 'past',
});

const isComing = (row: PriceVersion, inForce: PriceVersion | undefined): boolean =>
  inForce === undefined || row.validFrom > inForce.validFrom;

export function presentDraft(kind: PriceTableKind, draft: PriceDraftListed): PriceDraftRow {
  const { read, changed } = openDraft(kind, draft);
  return {
    revision: draft.revision,
    baseVersion: draft.baseVersion,
    changedBy: draft.changedByName,
    changedAt: draft.changedAt,
    changed: changed.length,
    problems: read.problems.size,
  };
}

export function presentFigures(table: OpenTable, typed: Typed): FigureRow[] {
  const { problems } = table.read(typed);
  return table.figures.map((figure) => ({
    key: figure.key,
    group: figure.group,
    label: figure.label,
    unit: figure.unit,
    help: figure.help,
    range: rangeOf(figure),
    value: typed[figure.key] ?? figure.text,
    before: figure.text,
    problem: problems.get(figure.key) ?? null,
  }));
}

/** The figures that change, before and after, for the audit trail. */
export function changedFigures(table: OpenTable, from: Typed, to: Typed) {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const { key, text } of table.figures) {
    const [was, is] = [from[key] ?? text, to[key] ?? text];
    if (was === is) continue;
    before[key] = was;
    after[key] = is;
  }
  return { before, after };
}
