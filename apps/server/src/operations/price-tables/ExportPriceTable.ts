import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { figuresCsv } from '../../selling/price-tables/figures-csv.ts';
import { openTable } from '../../selling/price-tables/price-table.ts';
import { readTable } from '../../selling/price-tables/stored-tables.ts';

export const ExportPriceTable: Handler<'ExportPriceTable'> = async ({ kind, versionId }, { services: { db, now } }) => {
  const { versions, draft } = await readTable(db, kind, indianDay(now()));
  if (versionId === undefined) {
    if (!draft) return fail('not_found', 'There is no draft of these prices.');
    return ok({ fileName: `${kind}-draft.csv`, csv: figuresCsv(openTable(kind, draft.base).figures, draft.typed) });
  }
  const version = versions.find(({ id }) => id === versionId);
  if (!version) return fail('not_found', 'There is no such version of these prices.');
  return ok({ fileName: `${version.version}.csv`, csv: figuresCsv(openTable(kind, version.card).figures, {}) });
};
