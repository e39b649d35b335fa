import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, notNegative, oneOf, paise, time } from './columns.ts';
import { staff } from './customers.ts';
import { paymentAttempts } from './payments.ts';
import { refunds } from './refunds.ts';

/** As `packages/accounting` reads them. */
export const settledKinds = ['payment', 'refund', 'chargeback', 'adjustment'] as const;

/** A report of the payment provider's settlements that was read in, or taken back with a reason. */
export const settlementImports = pgTable(
  'settlement_imports',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
    withdrawnAt: time(),
    withdrawnBy: integer().references(() => staff.id),
    withdrawnReason: text(),
  },
  (t) => [
    check(
      'settlement_imports_withdrawn',
      sql`(${t.withdrawnAt} is null) = (${t.withdrawnBy} is null) and (${t.withdrawnAt} is null) = (${t.withdrawnReason} is null)`,
    ),
  ],
);

/** What the provider settled with a transfer to our bank: a payment, a refund, or something that it took or gave back. */
export const settlementRows = pgTable(
  'settlement_rows',
  {
    id: id(),
    importId: integer()
      .notNull()
      .references(() => settlementImports.id),
    /** The same row of another report has the same. */
    key: text().notNull(),
    kind: text({ enum: settledKinds }).notNull(),
    /** The provider's word for it. */
    action: text().notNull(),
    /** The bank's number of the transfer. */
    utr: text().notNull(),
    settledOn: date({ mode: 'string' }).notNull(),
    /** The day in the books: that of the settlement, or of the import if that month was closed. */
    bookedOn: date({ mode: 'string' }).notNull(),
    txnid: text().notNull(),
    gatewayPaymentId: text().notNull(),
    /** Above zero for what came, below for what was taken off. */
    amountPaise: paise().notNull(),
    feePaise: paise().notNull(),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    igstPaise: paise().notNull(),
    netPaise: paise().notNull(),
    /** The payment that it settles, takes back or disputes. */
    attemptId: integer().references(() => paymentAttempts.id),
    refundId: integer().references(() => refunds.id),
    /** Why it needn’t be looked at, once somebody has put it aside. */
    asideReason: text(),
    /** Whether its import was taken back. */
    isWithdrawn: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('settlement_rows_once').on(t.key).where(sql`not ${t.isWithdrawn}`),
    uniqueIndex('settlement_rows_of_payment')
      .on(t.attemptId)
      .where(sql`${t.kind} = 'payment' and not ${t.isWithdrawn}`),
    uniqueIndex('settlement_rows_of_refund').on(t.refundId).where(sql`not ${t.isWithdrawn}`),
    index('settlement_rows_of_import').on(t.importId),
    index('settlement_rows_by_day').on(t.bookedOn, t.id),
    index('settlement_rows_of_settlement').on(t.utr),
    check('settlement_rows_kind', oneOf(t.kind, settledKinds)),
    check(
      'settlement_rows_sums',
      sql`${t.amountPaise} - ${t.feePaise} - ${t.cgstPaise} - ${t.sgstPaise} - ${t.igstPaise} = ${t.netPaise}`,
    ),
    check('settlement_rows_paid', sql`${t.kind} <> 'payment' or (${notNegative(t.amountPaise)})`),
    check('settlement_rows_refund', sql`${t.refundId} is null or ${t.kind} = 'refund'`),
  ],
);
