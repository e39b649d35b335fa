import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, paise, time } from './columns.ts';
import { accountLedger } from './customer-money.ts';
import { customers, staff } from './customers.ts';
import { paymentLedger } from './payments.ts';

/** Which deducted tax was entered with which receipt: what takes the receipt back takes it back too. */
export const receiptTds = pgTable('receipt_tds', {
  /** Of the kind `tds`. */
  ledgerId: integer()
    .primaryKey()
    .references(() => paymentLedger.id),
  receiptId: integer()
    .notNull()
    .references(() => accountLedger.id),
});

/** Certificates of tax that a buyer has deducted in a quarter and paid to the government for us. */
export const tdsCertificates = pgTable(
  'tds_certificates',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** Its first day. */
    quarter: date({ mode: 'string' }).notNull(),
    number: text().notNull(),
    amountPaise: paise().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
    /** When it was taken back as recorded wrongly. */
    withdrawnAt: time(),
    withdrawnBy: integer().references(() => staff.id),
  },
  (t) => [
    uniqueIndex('tds_certificate_once').on(t.customerId, t.quarter, t.number).where(sql`${t.withdrawnAt} is null`),
    check('tds_certificates_amount', sql`${t.amountPaise} > 0`),
    check(
      'tds_certificates_quarter',
      sql`extract(day from ${t.quarter}) = 1 and extract(month from ${t.quarter}) in (1, 4, 7, 10)`,
    ),
    check('tds_certificates_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnBy} is null)`),
  ],
);
