import { ok } from '@boxwright/contract';
import type { PriceTableKind } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { priceTableNames } from '../../selling/price-tables/price-table.ts';
import { presentDraft, presentVersion, readTable } from '../../selling/price-tables/stored-tables.ts';

// Object.keys returns string[]; the table has exactly these keys.
const kinds = Object.keys(priceTableNames) as PriceTableKind[];

export const GetPriceTables: Handler<'GetPriceTables'> = async (_, { services: { db, now } }) => {
  const today = indianDay(now());
  const tables = [];
  for (const kind of kinds) {
    const stored = await readTable(db, kind, today);
    const versions = stored.versions.map((row) => presentVersion(row, stored));
    tables.push({
      kind,
      name: priceTableNames[kind],
      inForce: versions.find(({ standing }) => standing === 'in force') ?? null,
      coming: versions.filter(({ standing }) => standing === 'coming'),
      draft: stored.draft ? presentDraft(kind, stored.draft) : null,
    });
  }
  return ok(tables);
};
