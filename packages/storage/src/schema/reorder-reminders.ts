import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, time } from './columns.ts';
import { orders } from './orders.ts';

/** Reminders to order the same again, which customers have asked for: one per order. */
export const reorderReminders = pgTable(
  'reorder_reminders',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .unique('reorder_reminders_once')
      .references(() => orders.id),
    /** The day in India. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** When its mail was enqueued, or null. */
    sentAt: time(),
    createdAt: createdAt(),
  },
  (t) => [index('reorder_reminders_due').on(t.dueOn).where(sql`${t.sentAt} is null`)],
);
