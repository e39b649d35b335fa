import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject } from './columns.ts';
import { staff } from './customers.ts';

/** Filters of the desk's list of orders, saved by a member of staff under a name. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    name: text().notNull(),
    /** Whether all other members see it too. */
    isShared: boolean().notNull(),
    /** In the form that the list takes. */
    filters: jsonb().$type<JsonObject>().notNull(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('desk_views_name').on(t.staffId, sql`lower(${t.name})`),
    index('desk_views_shared').on(t.id).where(sql`${t.isShared}`),
    check('desk_views_version', sql`${t.version} > 0`),
  ],
);
