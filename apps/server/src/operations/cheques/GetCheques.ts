import { chequeMonths, ok } from '@boxwright/contract';
import { listCheques } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';

const pageSize = 50;

export const GetCheques: Handler<'GetCheques'> = async ({ list, page = 1 }, { services: { db, now } }) => {
  const today = indianDay(now());
  const lastDay = monthsBefore(today, chequeMonths);
  const found = await listCheques(db, list, { limit: pageSize + 1, offset: (page - 1) * pageSize });
  return ok({
    cheques: found.slice(0, pageSize).map(({ orderNumber: number, placedAt, datedOn, ...row }) => ({
      ...{ chequeId: row.chequeId, orderId: row.orderId, customerId: row.customerId, customerName: row.customerName },
      orderNumber: number === null || placedAt === null ? '' : orderNumber({ number, placedAt }),
      ...{ number: row.number, bank: row.bank, datedOn: datedOn ?? '', day: row.day, amount: row.amount, due: row.due },
      ...{ ledgerId: row.ledgerId, isGivenBack: row.isGivenBack, bankFee: row.bankFee },
      when: (datedOn ?? today) > today ? 'later' : (datedOn ?? today) < lastDay ? 'too-late' : 'good',
    })),
    hasMore: found.length > pageSize,
    today,
  });
};

/** The same day of an earlier month; a day that this month doesn't have is the first of the next one. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
