import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './columns.ts';

/** How often an event happened on a page on a day. Anonymous: no IP address, no cookie, no time of day. */
export const eventCounts = pgTable(
  'event_counts',
  {
    /** In Indian time. */
    day: date().notNull(),
    event: text().notNull(),
    page: text().notNull(),
    /** What the event is about; empty if the page is sufficient. */
    label: text().notNull().default(''),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.event, t.page, t.label] }),
    check('event_counts_count', notNegative(t.count)),
  ],
);
