import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { orders } from './orders.ts';

/** The number of the tracking link that opens an order; without a row it is the first link. */
export const orderLinks = pgTable(
  'order_links',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    version: integer().notNull(),
    /** When the previous link was stopped. */
    createdAt: createdAt(),
  },
  (t) => [check('order_links_version', sql`${t.version} > 0`)],
);
