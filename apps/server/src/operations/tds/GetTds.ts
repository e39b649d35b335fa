import { ok } from '@boxwright/contract';
import { certificateDueOn } from '@boxwright/orders';
import { firstDeduction, listDeductedTax } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';

/** The year in which the financial year of a day begins. */
const yearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

export const GetTds: Handler<'GetTds'> = async ({ year }, { services: { db, now } }) => {
  const today = indianDay(now());
  const current = yearOf(today);
  const first = Math.min(yearOf((await firstDeduction(db)) ?? today), current);
  const shown = year ?? current;
  const rows = await listDeductedTax(db, { from: `${shown}-04-01`, to: `${shown + 1}-03-31` });
  return ok({
    year: shown,
    years: Array.from({ length: current - first + 1 }, (_, before) => current - before),
    rows: rows.map(({ customerId, customerName, gstin, quarter, deducted, certificates }) => {
      const certified = certificates.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const awaited = Math.max(0, deducted - certified);
      return {
        ...{ customerId, customerName, gstin: gstin ?? '', quarter, deducted, certified, awaited },
        isLate: awaited > 0 && today > certificateDueOn(quarter),
        certificates: certificates.map(({ id, number, amountPaise, receivedOn }) => ({
          ...{ certificateId: id, number, amount: amountPaise, receivedOn },
        })),
      };
    }),
    today,
  });
};
