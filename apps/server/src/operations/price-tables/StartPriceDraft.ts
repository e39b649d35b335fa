import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { freshCatalogue } from '../../selling/catalogue/catalogue.ts';
import { indianDay } from '../../selling/catalogue/indian-day.ts';
import { startDraft } from '../../selling/price-tables/start-draft.ts';
import { openDraft, readTable } from '../../selling/price-tables/stored-tables.ts';

export const StartPriceDraft: Handler<'StartPriceDraft'> = async ({ kind, versionId }, { services, visitor }) => {
  const { db, now } = services;
  const catalogue = await freshCatalogue(services);
  const stored = await readTable(db, kind, indianDay(now()));
  const asked = { kind, stored, catalogue, versionId, staffId: visitor.staff.id, now: now() };
  const started = await inTransaction(db, (tx) => startDraft(tx, { ...asked, operation: 'StartPriceDraft' }));
  if (!started.ok) return started;
  const { read, changed } = openDraft(kind, started.value);
  return ok({ revision: started.value.revision, changed: changed.length, problems: read.problems.size });
};
