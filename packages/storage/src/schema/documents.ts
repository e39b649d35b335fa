import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject, notNegative, oneOf, paise, time } from './columns.ts';
import { orders } from './orders.ts';

/** Kinds without a number of their own: they carry the number of their order, or of the document they copy. */
const unnumberedKinds = ['order-form', 'order-sheet', 'key-line', 'e-invoice', 'e-way-bill', 'proof'] as const;
/** Under the GST rules; each kind has a series of numbers. */
const numberedKinds = [
  'proforma',
  'receipt-voucher',
  'refund-voucher',
  'tax-invoice',
  'credit-note',
  'debit-note',
  'delivery-challan',
] as const;
export const documentKinds = [...unnumberedKinds, ...numberedKinds] as const;

/** The kinds from which accounts are made: sales, and money received or refunded before them. */
const accountKinds = ['tax-invoice', 'credit-note', 'debit-note', 'receipt-voucher', 'refund-voucher'] as const;

/**
 * Documents as issued. The row, with everything that is printed, comes first; its file follows. A trigger refuses every
 * other change, and allows deletion only with the data of an erased customer whose order came to nothing.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: documentKinds }).notNull(),
    version: integer().notNull().default(1),
    /** Null for kinds without a series. At most 16 characters (CGST Rule 46). */
    number: text().unique(),
    /** Null until the file is made. */
    fileKey: text(),
    /** SHA-256 of the file: only the same bytes may replace a lost file. Null for files of earlier versions. */
    checksum: text(),
    /** The event for which it was issued, or the version of the data that it shows: one document for each. */
    madeFrom: text(),
    /** Everything that is printed. Null for documents of earlier versions. */
    snapshot: jsonb().$type<JsonObject>(),
    /** The document that it corrects or follows. */
    refersTo: integer().references((): AnyPgColumn => documents.id),
    /** The date on the document. */
    issuedAt: time().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('documents_version').on(t.orderId, t.kind, t.version),
    uniqueIndex('documents_made_once').on(t.orderId, t.kind, t.madeFrom),
    // Documents of demonstrations have their own series, which begin with X.
    index('documents_in_accounts')
      .on(t.issuedAt, t.id)
      .where(sql`${oneOf(t.kind, accountKinds)} and ${t.number} not like 'X%'`),
    index('documents_referring').on(t.refersTo).where(sql`${t.refersTo} is not null`),
    check('documents_kind', oneOf(t.kind, documentKinds)),
    check('documents_numbered', sql`(${t.number} is null) = (${oneOf(t.kind, unnumberedKinds)})`),
    check('documents_number', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
    check(
      'documents_checksum',
      sql`${t.checksum} is null or (length(${t.checksum}) = 43 and ${t.fileKey} is not null)`,
    ),
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

/**
 * The sums of a series of documents on a day in India, so that nobody has to read all documents. Written only by the
 * trigger `keep_document_days` of `documents`; without demonstrations.
 */
export const documentDays = pgTable(
  'document_days',
  {
    day: date({ mode: 'string' }).notNull(),
    /** With the financial year: `INV/26-27`. */
    series: text().notNull(),
    kind: text({ enum: accountKinds }).notNull(),
    documents: integer().notNull(),
    firstNumber: text().notNull(),
    lastNumber: text().notNull(),
    taxablePaise: paise().notNull(),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    igstPaise: paise().notNull(),
    totalPaise: paise().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.series] })],
);
