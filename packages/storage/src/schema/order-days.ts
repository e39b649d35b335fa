import { date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { paise } from './columns.ts';

/**
 * The whole shop's sales on a day in India, by the day of the order; what counts is the database's `is_sale`, and
 * refunds are taken off. A day has up to sixteen rows, over which its customers are spread. Written only by the
 * triggers `keep_order_sums_of_days` of `orders`.
 */
export const orderDays = pgTable(
  'order_days',
  {
    day: date({ mode: 'string' }).notNull(),
    slot: smallint().notNull(),
    orders: integer().notNull(),
    valuePaise: paise().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.slot] })],
);
