import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';
import { staff } from './customers.ts';
import { documents } from './documents.ts';
import { orders } from './orders.ts';

export const ewayModes = ['road', 'rail', 'air', 'ship'] as const;

/**
 * How an invoiced consignment travels, and its e-way bill once the portal has made one (CGST Rule 138). An invoice has one
 * at a time; a cancelled bill stays, and the next is a row of its own.
 */
export const ewayBills = pgTable(
  'eway_bills',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The tax invoice. */
    documentId: integer()
      .notNull()
      .references(() => documents.id),
    mode: text({ enum: ewayModes }).notNull(),
    /** Kilometres; 0 lets the portal work it out from the pincodes. */
    distance: integer().notNull(),
    /** The transporter's GSTIN, or the number under which it is enrolled. */
    transporterId: text(),
    transporterName: text(),
    vehicle: text(),
    /** The number and day of the lorry receipt, railway receipt, airway bill or bill of lading. */
    transportDocument: text(),
    transportDocumentOn: date({ mode: 'string' }),
    /** The portal's, of twelve digits; null until it is made. */
    number: text().unique(),
    madeAt: time(),
    /** The last day of its validity, in India. */
    validUntil: date({ mode: 'string' }),
    cancelledAt: time(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('eway_bills_open').on(t.documentId).where(sql`${t.cancelledAt} is null`),
    index('eway_bills_of_order').on(t.orderId),
    index('eway_bills_valid').on(t.validUntil).where(sql`${t.cancelledAt} is null and ${t.number} is not null`),
    check('eway_bills_mode', oneOf(t.mode, ewayModes)),
    check('eway_bills_distance', sql`${t.distance} between 0 and 4000`),
    check('eway_bills_number', sql`${t.number} ~ '^[0-9]{12}$'`),
    check(
      'eway_bills_made',
      sql`(${t.number} is null) = (${t.madeAt} is null) and (${t.number} is null) = (${t.validUntil} is null)`,
    ),
    check('eway_bills_cancelled', sql`${t.cancelledAt} is null or ${t.number} is not null`),
  ],
);
