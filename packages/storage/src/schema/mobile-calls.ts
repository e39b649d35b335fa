import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { customers, staff } from './customers.ts';
import { orders } from './orders.ts';

/** Mobile numbers of customers that the order desk calls before an order is paid on delivery, and has spoken to. */
export const mobileCalls = pgTable(
  'mobile_calls',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** The last ten digits, however it was typed. */
    mobile: text().notNull(),
    /** The order for which a call was asked for last. */
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    spokenAt: time(),
    spokenBy: integer().references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.mobile] }),
    check('mobile_calls_spoken', sql`(${t.spokenAt} is null) = (${t.spokenBy} is null)`),
  ],
);
