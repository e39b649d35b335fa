import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, notNegative } from './columns.ts';
import { orders } from './orders.ts';

/** Documents are stored as issued; changed content is a new version. */
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
    /** The file's key, which is its checksum. */
    fileKey: text().notNull(),
    /** Hash of the input, for documents that are regenerated when it changes. */
    madeFrom: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('documents_version').on(t.orderId, t.kind, t.version),
    uniqueIndex('documents_made_once').on(t.orderId, t.kind, t.madeFrom),
  ],
);

/** One locked row per series and financial year, for numbers without gaps. */
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
