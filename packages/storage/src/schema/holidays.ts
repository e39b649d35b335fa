import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Days on which the works is closed, besides Sundays. No date is promised in a year without holidays. */
export const holidays = pgTable('holidays', {
  day: date({ mode: 'string' }).primaryKey(),
  name: text().notNull(),
  createdAt: createdAt(),
});
