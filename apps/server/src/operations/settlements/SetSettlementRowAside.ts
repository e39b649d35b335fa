import { fail, ok } from '@boxwright/contract';
import { findSettlementRow, inTransaction, lockSettlements, setSettlementRowAside } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';

/** Money and books stay as they are: the row is PayU's. It only needn't be looked at. */
export const SetSettlementRowAside: Handler<'SetSettlementRowAside'> = async ({ rowId, isAside, reason }, call) =>
  inTransaction(call.services.db, async (tx) => {
    await lockSettlements(tx);
    const row = await findSettlementRow(tx, rowId);
    if (!row || row.isWithdrawn) return fail('not_found', 'There is no such row any more.');
    // A double click, or a second tab: the first reason stays.
    if ((row.asideReason !== null) === isAside) return ok({ isAside });
    await setSettlementRowAside(tx, rowId, isAside ? reason : null);
    await noted(tx, call, 'SetSettlementRowAside', ['settlement', row.importId, `Settlement ${row.utr}`], {
      before: { row: rowId, aside: row.asideReason },
      after: { row: rowId, aside: isAside ? reason : null },
      reason: reason || null,
    });
    return ok({ isAside });
  });
