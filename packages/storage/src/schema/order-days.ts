import { date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { paise } from './columns.ts';

/**
 * What was sold in the whole shop on a day in India, by the day of the order and the database's function `is_sale`; values
 * are less what was refunded. A day has up to sixteen rows, among which its customers are spread. Kept by the triggers `keep_order_sums_of_days` of `orders`, never written
 * otherwise.
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
