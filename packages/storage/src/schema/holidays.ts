import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Days on which the works is closed, besides Sundays. A year without any is not known yet: no date in it is promised. */
export const holidays = pgTable('holidays', {
  day: date({ mode: 'string' }).primaryKey(),
  name: text().notNull(),
  createdAt: createdAt(),
});
