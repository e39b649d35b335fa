import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, time } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

/** Notes about an order that staff write for each other. Customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The author. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    /** Counts the changes, so that a change to an outdated text is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    changedAt: time(),
  },
  (t) => [
    index('order_notes_of_order').on(t.orderId, t.id),
    check('order_notes_text', sql`length(${t.text}) between 1 and 2000`),
  ],
);
