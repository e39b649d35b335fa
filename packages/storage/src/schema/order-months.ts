import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { paise } from './columns.ts';
import { customers } from './customers.ts';

/**
 * What a customer ordered in a month in India, and on the last day of it with an order, so that nobody has to count
 * orders. Written only by the triggers `keep_order_months` of `orders`. Values exclude cancelled orders; what counts as
 * a sale is the database's `is_sale`.
 */
export const orderMonths = pgTable(
  'order_months',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The month's first day. */
    month: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    valuePaise: paise().notNull(),
    sales: integer().notNull().default(0),
    salesPaise: paise().notNull().default(0),
    lastDay: date({ mode: 'string' }).notNull(),
    lastDayOrders: integer().notNull(),
    lastDayPaise: paise().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.month] }), index('order_months_by_sales').on(t.month, t.salesPaise)],
);
