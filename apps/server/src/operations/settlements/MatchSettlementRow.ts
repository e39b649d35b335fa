import { fail, ok } from '@boxwright/contract';
import {
  findAttemptById,
  findSettleable,
  findSettleableRefunds,
  findSettlementRow,
  inTransaction,
  lockSettlements,
  matchSettlementRow,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { matcherOf } from '../../selling/settlements/match-settlement.ts';

export const MatchSettlementRow: Handler<'MatchSettlementRow'> = async ({ rowId, txnid, seenOrder }, call) =>
  inTransaction(call.services.db, async (tx) => {
    await lockSettlements(tx);
    const row = await findSettlementRow(tx, rowId);
    if (!row || row.isWithdrawn) return fail('not_found', 'There is no such row any more.');
    if (row.kind === 'adjustment') return fail('invalid', 'An adjustment belongs to no payment.');
    const before = row.attemptId === null ? undefined : await findAttemptById(tx, row.attemptId);
    // A double click.
    if ((before?.txnid ?? '') === txnid && (txnid === '' || row.kind !== 'refund' || row.refundId !== null))
      return ok({ orderId: before?.orderId ?? null });
    if ((before?.orderId ?? 0) !== seenOrder)
      return fail('conflict', 'Somebody has matched this row meanwhile. Please look at it again.');
    await matchSettlementRow(tx, rowId, { attemptId: null, refundId: null });
    let orderId: number | null = null;
    if (txnid !== '') {
      const payments = await findSettleable(tx, { txnids: [txnid], payuIds: [] });
      const refunds = await findSettleableRefunds(
        tx,
        payments.map(({ id }) => id),
      );
      // Whoever names the payment knows better than PayU's own number of it.
      const match = matcherOf(payments, refunds)({ kind: row.kind, txnid, payuId: '', amount: row.amountPaise });
      const { payment, refund } = match;
      if (!payment || (row.kind === 'refund' && !refund)) {
        await matchSettlementRow(tx, rowId, { attemptId: row.attemptId, refundId: row.refundId });
        const what =
          row.kind === 'refund'
            ? 'no refund of ours that waits for its settlement'
            : 'no payment of ours, or is settled already';
        return fail('invalid', `${txnid} has ${what}.`, { field: 'txnid' });
      }
      await matchSettlementRow(tx, rowId, { attemptId: payment.id, refundId: refund?.id ?? null });
      orderId = payment.orderId;
    }
    await noted(tx, call, 'MatchSettlementRow', ['settlement', row.importId, `Settlement ${row.utr}`], {
      before: { txnid: before?.txnid ?? null },
      after: { txnid: txnid === '' ? null : txnid },
    });
    return ok({ orderId });
  });
