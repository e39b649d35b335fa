import { fail, ok } from '@boxwright/contract';
import { findSettlementImport, inTransaction, lockSettlements, withdrawSettlementImport } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

/** The rows stay to be seen; the same report can be read in again. */
export const WithdrawSettlement: Handler<'WithdrawSettlement'> = async ({ importId, reason }, call) =>
  inTransaction(call.services.db, async (tx) => {
    await lockSettlements(tx);
    const found = await findSettlementImport(tx, importId);
    if (!found) return fail('not_found', 'There is no such import.');
    // A double click.
    if (found.withdrawnAt !== null) return ok({ rows: found.rows });
    const closed = await refuseClosedDay(tx, found.from, 'reason');
    if (closed) return closed;
    const { id: by } = call.visitor.staff;
    await withdrawSettlementImport(tx, importId, { by, at: call.services.now(), reason });
    await noted(tx, call, 'WithdrawSettlement', ['settlement', importId, 'PayU’s settlement'], {
      before: { rows: found.rows },
      after: { rows: 0 },
      reason,
    });
    return ok({ rows: found.rows });
  });
