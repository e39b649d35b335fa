import { isPaidByTransfer } from '@boxwright/orders';
import { inTransaction, listOrdersToBePaidBy, raiseAlert } from '@boxwright/storage';
import { indianDay } from '../process/indian-day.ts';
import type { AlertKind } from '../selling/alerts/alert-kinds.ts';
import { readCompany } from '../selling/company/company.ts';
import { orderNumber } from '../selling/company/order-number.ts';
import { cancelUntransferred } from '../selling/order-steps/cancel-untransferred.ts';
import { dueDay } from '../selling/orders/due-day.ts';
import type { JobHandler } from './handler.ts';

/** How long before the last day the first reminder is sent, and how long after it a late run still sends the last. */
const daysBefore = 2;
const daysAfter = 7;

/**
 * Each reminder is written once; after a missed run, the next run writes it. Instead of the last reminder, an order
 * whose transfer is missing is cancelled.
 */
export const RemindOfPayments: JobHandler<'RemindOfPayments'> = async (_payload, { services }) => {
  const { db, jobs, now } = services;
  const today = indianDay(now());
  const { transferDays, transferReminderDays } = await readCompany(db);
  const beforeTransfer = transferDays - transferReminderDays;
  const period = { from: dueDay(now(), -daysAfter), to: dueDay(now(), Math.max(daysBefore, beforeTransfer)) };
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
    await inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'WriteMail', { mail: 'payment-reminder', orderId, stage });
      if (stage !== 'overdue') return;
      await raiseAlert(tx, {
        key: `payment-overdue:${orderId}`,
        kind: 'payment-overdue' satisfies AlertKind,
        orderId,
        message: `${isBalance ? 'The balance of ' : ''}${orderNumber(order)} was to be paid by ${lastDay} and is not paid.`,
      });
    });
  }
};
