import { ok } from '@boxwright/contract';
import { inTransaction, takePriceDraft } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { openTable, priceTableNames } from '../../selling/price-tables/price-table.ts';
import { changedFigures, draftConflict } from '../../selling/price-tables/stored-tables.ts';

export const DiscardPriceDraft: Handler<'DiscardPriceDraft'> = async (input, { services, visitor }) => {
  const { db } = services;
  const { kind, revision } = input;
  const isDone = await inTransaction(db, async (tx) => {
    const draft = await takePriceDraft(tx, kind, revision);
    if (!draft) return false;
    const { after } = changedFigures(openTable(kind, draft.base), {}, draft.typed);
    await noted(
      tx,
      { services, visitor },
      'DiscardPriceDraft',
      ['price-draft', kind, `Draft of ${priceTableNames[kind]}`],
      { before: { base_version: draft.baseVersion, ...after } },
    );
    return true;
  });
  return isDone ? ok({}) : draftConflict(db, kind);
};
