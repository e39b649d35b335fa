import { oddnessWords, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { type Planned, planSettlement } from '../../selling/settlements/plan-settlement.ts';

export const CheckSettlement: Handler<'CheckSettlement'> = async ({ list }, { services }) => {
  const plan = await planSettlement(services.db, list, indianDay(services.now()));
  if (!plan.ok) return plan;
  const { planned, waiting } = plan.value;
  return ok({
    rows: planned.map(({ row, isKnown, match }) => ({
      ...{ line: row.line, kind: row.kind, utr: row.utr, day: row.day, txnid: row.txnid },
      orderId: match.payment?.orderId ?? null,
      orderNumber: match.payment ? orderNumber(match.payment) : '',
      ...{ amount: row.amount, fee: row.fee, gst: row.cgst + row.sgst + row.igst, net: row.net },
      ...{ isKnown, oddness: match.oddness, text: textOf({ row, isKnown, match }) },
    })),
    waiting,
    net: planned.filter(({ isKnown }) => !isKnown).reduce((sum, { row }) => sum + row.net, 0),
  });
};

function textOf({ row, isKnown, match }: Planned): string {
  if (isKnown) return 'Read in before';
  if (match.oddness) return oddnessWords[match.oddness];
  return row.kind === 'chargeback' ? 'Booked, and alerted' : 'Booked';
}
