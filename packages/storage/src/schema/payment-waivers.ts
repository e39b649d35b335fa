import { paidSteps } from '@boxwright/orders';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

/** Orders that staff let go on although money is missing. */
export const paymentWaivers = pgTable(
  'payment_waivers',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    /** The last step that doesn't wait for money. */
    step: text({ enum: paidSteps }).notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('payment_waivers_step', oneOf(t.step, paidSteps))],
);
