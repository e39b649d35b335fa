import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { orders } from './orders.ts';

/** Which of an order's tracking links opens it, by its number; an order without a row has its first. */
export const orderLinks = pgTable(
  'order_links',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    version: integer().notNull(),
    /** When the links before it were stopped. */
    createdAt: createdAt(),
  },
  (t) => [check('order_links_version', sql`${t.version} > 0`)],
);
