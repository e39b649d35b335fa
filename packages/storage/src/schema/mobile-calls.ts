import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { customers, staff } from './customers.ts';
import { orders } from './orders.ts';

/** Customers' mobile numbers that the order desk must call before an order becomes cash on delivery, or has called. */
export const mobileCalls = pgTable(
  'mobile_calls',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** The last ten digits, however the number was typed. */
    mobile: text().notNull(),
    /** The last order for which a call was asked for. */
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
