import { inTransaction, takeDueReorderReminders } from '@boxwright/storage';
import { indianDay } from '../process/indian-day.ts';
import type { JobHandler } from './handler.ts';

/** How many reminders one transaction takes. */
const atOnce = 200;

/** Enqueues the mail of each reminder that is due, once. */
export const RemindOfReorders: JobHandler<'RemindOfReorders'> = async (_payload, { services }) => {
  const { db, jobs, now } = services;
  const today = indianDay(now());
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const due = await takeDueReorderReminders(tx, today, now(), atOnce);
      for (const { orderId, dueOn, askedAt } of due) {
        await jobs.enqueue(tx, 'WriteMail', { mail: 'order-again', orderId, dueOn, since: askedAt.toISOString() });
      }
      return due.length;
    });
    if (taken < atOnce) return;
  }
};
