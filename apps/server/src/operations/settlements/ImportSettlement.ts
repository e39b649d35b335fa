import { ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { insertSettlements, inTransaction, lockSettlements, raiseAlert, type Tx } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { closedThrough } from '../../selling/settings/closed-books.ts';
import { type Planned, planSettlement } from '../../selling/settlements/plan-settlement.ts';

/** The report is read again, so that what is booked is in the file, whatever the page had shown of it. */
export const ImportSettlement: Handler<'ImportSettlement'> = async ({ list }, call) => {
  const { services, visitor } = call;
  const now = services.now();
  const today = indianDay(now);
  return inTransaction(services.db, async (tx) => {
    await lockSettlements(tx);
    const plan = await planSettlement(tx, list, today);
    if (!plan.ok) return plan;
    const { planned } = plan.value;
    const fresh = planned.filter(({ isKnown }) => !isKnown);
    const known = planned.length - fresh.length;
    if (fresh.length === 0) return ok({ imported: 0, known, odd: 0 });
    const closed = await closedThrough(tx);
    const importId = await insertSettlements(
      tx,
      { staffId: visitor.staff.id, createdAt: now },
      fresh.map(({ row: { line: _line, day, requestId: _request, payuId, ...row }, match }) => ({
        ...{ key: row.key, kind: row.kind, action: row.action, utr: row.utr, txnid: row.txnid },
        ...{ settledOn: day, gatewayPaymentId: payuId },
        // What comes for a closed month is booked in the open one, like all money.
        bookedOn: day > closed ? day : today,
        ...{ amountPaise: row.amount, feePaise: row.fee, netPaise: row.net },
        ...{ cgstPaise: row.cgst, sgstPaise: row.sgst, igstPaise: row.igst },
        ...{ attemptId: match.payment?.id ?? null, refundId: match.refund?.id ?? null },
      })),
    );
    const odd = fresh.filter(({ match }) => match.oddness !== null).length;
    await alertOf(tx, importId, fresh, odd);
    const net = fresh.reduce((sum, { row }) => sum + row.net, 0);
    await noted(tx, call, 'ImportSettlement', ['settlement', importId, 'PayU’s settlement'], {
      after: { rows: fresh.length, netPaise: net, utrs: [...new Set(fresh.map(({ row }) => row.utr))].join(', ') },
    });
    return ok({ imported: fresh.length, known, odd });
  });
};

/** One alert for all that has to be looked at, and one for each chargeback, which has a last day to answer. */
async function alertOf(tx: Tx, importId: number, fresh: readonly Planned[], odd: number): Promise<void> {
  if (odd > 0) {
    await raiseAlert(tx, {
      key: `settlement-odd:${importId}`,
      kind: 'settlement-odd' satisfies AlertKind,
      message: `${odd} of ${fresh.length} rows of PayU’s settlement don’t agree with our payments: please look at them under Settlements.`,
    });
  }
  for (const { row, match } of fresh.filter(({ row: { kind, amount } }) => kind === 'chargeback' && amount < 0)) {
    const amount = formatRupees(paise(-row.amount));
    const whose = match.payment ? orderNumber(match.payment) : `payment ${row.txnid || row.payuId}`;
    await raiseAlert(tx, {
      key: `chargeback:${row.key}`,
      kind: 'chargeback' satisfies AlertKind,
      orderId: match.payment?.orderId ?? null,
      message: `${whose}: PayU took back ${amount} for a chargeback. Answer it at PayU’s dashboard in time.`,
    });
  }
}
