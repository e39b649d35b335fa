import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, paise, time } from './columns.ts';
import { orderLines, orders } from './orders.ts';

/** Which sample is credited against which order. A sample is credited once, until its credit is freed. */
export const sampleCredits = pgTable(
  'sample_credits',
  {
    id: id(),
    /** The sample's line in its own order, which is paid and can't be revised any more. */
    sampleLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    /** The order of boxes against which it is credited. */
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** What was paid for the sample, with tax. */
    amountPaise: paise().notNull(),
    createdAt: createdAt(),
    /** When another order took over this credit, after its own was cancelled; the row stays for the cancelled order's papers. */
    freedAt: time(),
  },
  (t) => [
    uniqueIndex('sample_credits_once').on(t.sampleLineId).where(sql`${t.freedAt} is null`),
    index('sample_credits_of_order').on(t.orderId),
    check('sample_credits_amount', sql`${t.amountPaise} > 0`),
  ],
);
