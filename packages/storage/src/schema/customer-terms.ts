import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { notNegative, paise, time, updatedAt, version } from './columns.ts';
import { customers, staff } from './customers.ts';

/** Customers who have agreed days to pay and a limit with us; all others have the terms of the settings. */
export const customerTerms = pgTable(
  'customer_terms',
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id),
    /** From the order on. */
    days: integer().notNull(),
    /** For all open orders together; 0: paying later isn't offered. */
    limitPaise: paise().notNull(),
    /** Who agreed to it last. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    version: version(),
    /**
     * When the customer got the usual terms again. The row stays, so that terms made again have a version that no page
     * from before can name.
     */
    endedAt: time(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('customer_terms_days', sql`${t.days} between 0 and 180`),
    check('customer_terms_limit', notNegative(t.limitPaise)),
  ],
);
