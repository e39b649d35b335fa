import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, notNegative } from './columns.ts';
import { orders } from './orders.ts';

/** Documents are stored as issued; a changed content is a new version. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().notNull(),
    version: integer().notNull().default(1),
    /** Null for documents outside a numbered series. */
    number: text().unique(),
    fileKey: text().notNull(),
    /** What the content was made from, for documents that are made anew when that changes. */
    madeFrom: text(),
    /** SHA-256 of the file in hex. Null for documents older than this column: those are made anew. */
    checksum: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('documents_version').on(t.orderId, t.kind, t.version),
    check('documents_checksum', sql`${t.checksum} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** One locked row a series and financial year gives numbers without gaps. */
export const documentCounters = pgTable(
  'document_counters',
  {
    series: text().notNull(),
    /** `26-27`, April to March. */
    financialYear: text().notNull(),
    last: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] }), check('document_counters_last', notNegative(t.last))],
);
