import { fail, ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readFiguresCsv } from '../../selling/price-tables/figures-csv.ts';
import { openTable } from '../../selling/price-tables/price-table.ts';
import { saveDraft } from '../../selling/price-tables/save-draft.ts';
import { startDraft } from '../../selling/price-tables/start-draft.ts';
import { draftConflict, openDraft, readTable, seenDraft } from '../../selling/price-tables/stored-tables.ts';
import { readToPrice } from '../../selling/price-tables/to-price.ts';

const operation = 'ImportPriceDraft';

export const ImportPriceDraft: Handler<typeof operation> = async (input, { services: { db, now }, visitor }) => {
  const { kind, revision, csv } = input;
  const by = { staffId: visitor.staff.id, operation, now: now() };
  const stored = await readTable(db, kind, indianDay(now()));
  if (revision === undefined) {
    if (stored.draft) return draftConflict(db, kind);
    if (!stored.inForce) return fail('not_found', 'There is no version in force to begin with.');
    const toPrice = await readToPrice(db);
    const table = openTable(kind, openTable(kind, stored.inForce.card).completed(toPrice).card);
    const typed = readFiguresCsv(csv, table.figures);
    if (!typed.ok) return typed;
    const started = await inTransaction(db, (tx) =>
      startDraft(tx, { kind, stored, toPrice, typed: typed.value, ...by }),
    );
    if (!started.ok) return started;
    const { read, changed } = openDraft(kind, started.value);
    return ok({ revision: started.value.revision, changed: changed.length, problems: read.problems.size });
  }
  const seen = seenDraft(stored.draft, revision);
  if (!seen.ok) return seen;
  const typed = readFiguresCsv(csv, openTable(kind, seen.value.base).figures);
  if (!typed.ok) return typed;
  const saved = await inTransaction(db, (tx) => saveDraft(tx, seen.value, typed.value, by));
  return saved ? ok(saved) : draftConflict(db, kind);
};
