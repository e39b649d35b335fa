import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { staff } from './customers.ts';

/** Registrations that staff know as units or developers of Special Economic Zones. A GSTIN doesn't show it. */
export const sezRegistrations = pgTable('sez_registrations', {
  gstin: text().primaryKey(),
  staffId: integer()
    .notNull()
    .references(() => staff.id),
  createdAt: createdAt(),
});
