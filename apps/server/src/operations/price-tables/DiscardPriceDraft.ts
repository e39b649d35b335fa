import { ok } from '@boxwright/contract';
import { inTransaction, noteChange, takePriceDraft } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { openTable, priceTableNames } from '../../selling/price-tables/price-table.ts';
import { changedFigures, draftConflict } from '../../selling/price-tables/stored-tables.ts';

export const DiscardPriceDraft: Handler<'DiscardPriceDraft'> = async (input, { services: { db, now }, visitor }) => {
  const { kind, revision } = input;
  const isDone = await inTransaction(db, async (tx) => {
    const draft = await takePriceDraft(tx, kind, revision);
    if (!draft) return false;
    const { after } = changedFigures(openTable(kind, draft.base), {}, draft.typed);
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'DiscardPriceDraft',
      subject: 'price-draft',
      subjectId: kind,
      name: `Draft of ${priceTableNames[kind]}`,
      before: { base_version: draft.baseVersion, ...after },
      after: null,
      reason: null,
      createdAt: now(),
    });
    return true;
  });
  return isDone ? ok({}) : draftConflict(db, kind);
};
