import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { openTable, priceTableNames } from '../../selling/price-tables/price-table.ts';
import { presentDraft, presentFigures, presentVersion, readTable } from '../../selling/price-tables/stored-tables.ts';

export const GetPriceTable: Handler<'GetPriceTable'> = async ({ kind, versionId }, { services: { db, now } }) => {
  const today = indianDay(now());
  const stored = await readTable(db, kind, today);
  const { versions, inForce } = stored;
  const draft = versionId === undefined ? stored.draft : undefined;
  const shown = versionId === undefined ? inForce : versions.find(({ id }) => id === versionId);
  if (!draft && !shown) return fail('not_found', 'There is no such version of these prices.');
  return ok({
    kind,
    name: priceTableNames[kind],
    today,
    versions: versions.map((row) => presentVersion(row, stored)),
    draft: stored.draft ? presentDraft(kind, stored.draft) : null,
    shownId: draft ? null : (shown?.id ?? null),
    figures: draft
      ? presentFigures(openTable(kind, draft.base), draft.typed)
      : presentFigures(openTable(kind, shown?.card), {}),
  });
};
