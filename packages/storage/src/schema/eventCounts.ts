import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './columns.ts';

/** How often something happened on a page on a day. Nobody is in it: no address, no cookie, no time of day. */
export const eventCounts = pgTable(
  'event_counts',
  {
    /** In India. */
    day: date().notNull(),
    event: text().notNull(),
    page: text().notNull(),
    /** What it happened to; empty where the page says it all. */
    label: text().notNull().default(''),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.event, t.page, t.label] }),
    check('event_counts_count', notNegative(t.count)),
  ],
);
