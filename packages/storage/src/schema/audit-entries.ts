import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject } from './columns.ts';
import { staff } from './customers.ts';

/** Which member of staff changed what, from what to what. Written in the change's transaction; never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** The operation that made the change. */
    operation: text().notNull(),
    /** The kind of thing that was changed, such as `order`. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What people call it, such as an order's number. */
    name: text().notNull(),
    /** Only the values that changed; null if something was added. */
    before: jsonb().$type<JsonObject>(),
    /** Only the values that changed; null if something was removed. */
    after: jsonb().$type<JsonObject>(),
    /** The reason that the member of staff gave, if any. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_of_subject').on(t.subject, t.subjectId, t.id),
    index('audit_entries_by_subject').on(t.subject, t.id),
    index('audit_entries_of_staff').on(t.staffId, t.id),
  ],
);
