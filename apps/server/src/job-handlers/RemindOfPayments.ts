import { inTransaction, listOrdersToBePaidBy, raiseAlert } from '@boxwright/storage';
import { indianDay } from '../process/indian-day.ts';
import type { AlertKind } from '../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../selling/company/order-number.ts';
import { dueDay } from '../selling/orders/due-day.ts';
import type { JobHandler } from './handler.ts';

/** How long before the last day the first reminder is sent, and how long after it the last one is made up for. */
const daysBefore = 2;
const daysAfter = 7;

/** Each reminder is written once: a run that was missed is made up for by the next. */
export const RemindOfPayments: JobHandler<'RemindOfPayments'> = async (_payload, { services }) => {
  const { db, jobs, now } = services;
  const today = indianDay(now());
  const period = { from: dueDay(now(), -daysAfter), to: dueDay(now(), daysBefore) };
  for (const order of await listOrdersToBePaidBy(db, period)) {
    const { id: orderId, paymentDueOn, paymentStatus } = order;
    const what = paymentStatus === 'Partially Paid' ? 'The balance of ' : '';
    const lastDay = paymentDueOn ?? today;
    const stage = lastDay > today ? 'soon' : lastDay === today ? 'today' : 'overdue';
    await inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'WriteMail', { mail: 'payment-reminder', orderId, stage });
      if (stage !== 'overdue') return;
      await raiseAlert(tx, {
        key: `payment-overdue:${orderId}`,
        kind: 'payment-overdue' satisfies AlertKind,
        orderId,
        message: `${what}${orderNumber(order)} was to be paid by ${lastDay} and is not paid.`,
      });
    });
  }
};
