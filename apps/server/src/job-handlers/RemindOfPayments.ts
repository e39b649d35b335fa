import { isPaidByTransfer } from '@boxwright/orders';
import { inTransaction, listOrdersToBePaidBy, raiseAlert } from '@boxwright/storage';
import { indianDay } from '../process/indian-day.ts';
import type { AlertKind } from '../selling/alerts/alert-kinds.ts';
import { readCompany } from '../selling/company/company.ts';
import { orderNumber } from '../selling/company/order-number.ts';
import { cancelUntransferred } from '../selling/order-steps/cancel-untransferred.ts';
import { dueDay } from '../selling/orders/due-day.ts';
import { readReceivableTerms } from '../selling/settings/receivable-terms.ts';
import type { JobHandler } from './handler.ts';

/** How long after the day of the last reminder a late run still sends it. */
const daysAfter = 7;

/**
 * Each reminder is written once, on the days of the settings; after a missed run, the next run writes the newest that is
 * due. Instead of reminders of a late order, one whose transfer is missing is cancelled.
 */
export const RemindOfPayments: JobHandler<'RemindOfPayments'> = async (_payload, { services }) => {
  const { db, jobs, now } = services;
  const today = indianDay(now());
  const { transferDays, transferReminderDays } = await readCompany(db);
  const { reminderDaysBefore: daysBefore, reminderDaysAfter } = await readReceivableTerms(db);
  const beforeTransfer = transferDays - transferReminderDays;
  const period = {
    from: dueDay(now(), -(reminderDaysAfter.at(-1) ?? 0) - daysAfter),
    to: dueDay(now(), Math.max(daysBefore, beforeTransfer)),
  };
  for (const order of await listOrdersToBePaidBy(db, period)) {
    const { id: orderId, status, paymentDueOn, paymentMode, paymentStatus } = order;
    const isBalance = paymentStatus === 'Partially Paid';
    // The desk itself follows up orders that it accepted before the money came.
    const awaitsTransfer = isPaidByTransfer(paymentMode) && !isBalance && status === 'IN-PROCESS';
    const lastDay = paymentDueOn ?? today;
    if (lastDay > dueDay(now(), awaitsTransfer ? beforeTransfer : daysBefore)) continue;
    const stage = lastDay > today ? 'soon' : lastDay === today ? 'today' : 'overdue';
    if (awaitsTransfer && stage === 'overdue') {
      await cancelUntransferred(services, orderId);
      continue;
    }
    const step = reminderDaysAfter.filter((days) => lastDay <= dueDay(now(), -days)).length;
    await inTransaction(db, async (tx) => {
      if (stage !== 'overdue' || step > 0) {
        const further = step > 1 ? { step } : {};
        await jobs.enqueue(tx, 'WriteMail', { mail: 'payment-reminder', orderId, stage, ...further });
      }
      if (stage !== 'overdue') return;
      await raiseAlert(tx, {
        // Money that is due again has another day, and is late anew.
        key: `payment-overdue:${orderId}:${lastDay}`,
        kind: 'payment-overdue' satisfies AlertKind,
        orderId,
        message: `${isBalance ? 'The balance of ' : ''}${orderNumber(order)} was to be paid by ${lastDay} and is not paid.`,
      });
    });
  }
};
