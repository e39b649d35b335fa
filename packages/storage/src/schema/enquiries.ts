import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isPincode, type JsonObject } from './columns.ts';

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    /** The form it came from. */
    source: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text(),
    company: text(),
    pincode: text(),
    message: text(),
    cartonType: text(),
    details: jsonb().$type<JsonObject>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('enquiries_by_day').on(t.createdAt), check('enquiries_pincode', isPincode(t.pincode))],
);
