import { ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { startDraft } from '../../selling/price-tables/start-draft.ts';
import { openDraft, readTable } from '../../selling/price-tables/stored-tables.ts';
import { readToPrice } from '../../selling/price-tables/to-price.ts';

export const StartPriceDraft: Handler<'StartPriceDraft'> = async (
  { kind, versionId },
  { services: { db, now }, visitor },
) => {
  const stored = await readTable(db, kind, indianDay(now()));
  const toPrice = await readToPrice(db);
  const asked = { kind, stored, toPrice, versionId, staffId: visitor.staff.id, now: now() };
  const started = await inTransaction(db, (tx) => startDraft(tx, { ...asked, operation: 'StartPriceDraft' }));
  if (!started.ok) return started;
  const { read, changed } = openDraft(kind, started.value);
  return ok({ revision: started.value.revision, changed: changed.length, problems: read.problems.size });
};
