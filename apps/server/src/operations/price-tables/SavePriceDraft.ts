import { fail, ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { openTable } from '../../selling/price-tables/price-table.ts';
import { saveDraft } from '../../selling/price-tables/save-draft.ts';
import { draftConflict, findDraft, seenDraft } from '../../selling/price-tables/stored-tables.ts';

export const SavePriceDraft: Handler<'SavePriceDraft'> = async (input, { services: { db, now }, visitor }) => {
  const { kind, revision, figures } = input;
  const seen = seenDraft(await findDraft(db, kind), revision);
  if (!seen.ok) return seen;
  const draft = seen.value;
  const known = new Set(openTable(kind, draft.base).figures.map(({ key }) => key));
  const stranger = figures.find(({ key }) => !known.has(key));
  if (stranger) return fail('invalid', `There is no figure “${stranger.key}” in this table.`, { field: 'figures' });
  const typed = { ...draft.typed, ...Object.fromEntries(figures.map(({ key, value }) => [key, value.trim()])) };
  const by = { staffId: visitor.staff.id, operation: 'SavePriceDraft', now: now() };
  const saved = await inTransaction(db, (tx) => saveDraft(tx, draft, typed, by));
  return saved ? ok(saved) : draftConflict(db, kind);
};
