import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { staff } from './customers.ts';
import { documents } from './documents.ts';

/** The invoice registration portal's answer for an invoice or a credit note. Append-only. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    /** The invoice or credit note. */
    documentId: integer()
      .primaryKey()
      .references(() => documents.id),
    /** The invoice reference number: SHA-256, in hexadecimal. */
    irn: text().notNull().unique(),
    /** The portal's number and time of the registration. */
    ackNumber: text().notNull(),
    ackAt: time().notNull(),
    /** Contents of the QR code, signed by the portal. */
    signedQr: text().notNull(),
    /** The member of staff who read the answer in. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('e_invoices_irn', sql`${t.irn} ~ '^[0-9a-f]{64}$'`),
    check('e_invoices_ack_number', sql`${t.ackNumber} ~ '^[0-9]{1,20}$'`),
  ],
);
