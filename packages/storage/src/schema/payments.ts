import { attemptStates, paymentPurposes, reversalCauses } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject, notNegative, oneOf, paise, time, updatedAt } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

export const ledgerKinds = [
  'payment',
  'refund',
  'cash',
  'transfer',
  'cheque',
  'reversal',
  'credit',
  'debit',
  'account',
  'moved',
  'tds',
] as const;

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Random, one per attempt; the gateway takes at most 25 characters. */
    txnid: text().notNull().unique(),
    purpose: text({ enum: paymentPurposes }).notNull(),
    amountPaise: paise().notNull(),
    gateway: text().notNull(),
    state: text({ enum: attemptStates }).notNull().default('open'),
    /** The gateway's own id of the payment (`mihpayid`). */
    gatewayPaymentId: text(),
    method: text(),
    /** The last answer to `verify_payment`, without card data. */
    verified: jsonb().$type<JsonObject>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    nextCheckAt: time(),
  },
  (t) => [
    index('attempts_of_order').on(t.orderId, t.id),
    index('attempts_due').on(t.state, t.nextCheckAt),
    check('payment_attempts_txnid', sql`length(${t.txnid}) between 8 and 25`),
    check('payment_attempts_purpose', oneOf(t.purpose, paymentPurposes)),
    check('payment_attempts_state', oneOf(t.state, attemptStates)),
    check('payment_attempts_amount', sql`${t.amountPaise} >= 100`),
  ],
);

/**
 * Append-only (a trigger refuses changes): money in is positive, money back negative. What staff recorded wrongly, or
 * didn't come after all, is taken back by an entry of its own. Credits and debits are no money: a credit note takes one
 * off what is owed, a debit note adds one, as a negative amount. What comes from the customer's account (`account`), or
 * goes there (`moved`), is money that came before; `tds` is tax that the buyer has kept for the government.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    attemptId: integer().references(() => paymentAttempts.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    amountPaise: paise().notNull(),
    /**
     * The gateway's id of the payment or refund; for cash, the receipt's number; for a transfer, the bank's reference;
     * for a cheque, its number and bank; for a credit or debit, the number of its note.
     */
    gatewayPaymentId: text(),
    /** The day on which cash or a transfer was received, a cheque cleared, or it was refunded or reversed, and the member of staff who recorded it. */
    receivedOn: date({ mode: 'string' }),
    staffId: integer().references(() => staff.id),
    /** The recorded entry that a reversal takes back, and why. */
    reverses: integer().references((): AnyPgColumn => paymentLedger.id),
    reversalCause: text({ enum: reversalCauses }),
    /** What the bank charged us for a cheque or transfer that it took back. */
    bankFeePaise: paise(),
    /** The reversal after which the same reference was recorded again. */
    againAfter: integer().references((): AnyPgColumn => paymentLedger.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_payment_once').on(t.attemptId).where(sql`${t.kind} = 'payment'`),
    uniqueIndex('ledger_refund_once').on(t.attemptId, t.gatewayPaymentId).where(sql`${t.kind} = 'refund'`),
    uniqueIndex('ledger_recorded_once')
      .on(t.orderId, t.kind, t.gatewayPaymentId, sql`coalesce(${t.againAfter}, 0)`)
      .where(sql`${t.kind} in ('cash', 'transfer', 'cheque')`),
    uniqueIndex('ledger_reversed_once').on(t.reverses).where(sql`${t.reverses} is not null`),
    index('ledger_by_day').on(t.createdAt, t.id),
    index('ledger_of_order').on(t.orderId, t.id),
    index('ledger_by_reference').on(t.gatewayPaymentId).where(sql`${t.gatewayPaymentId} is not null`),
    check('payment_ledger_kind', oneOf(t.kind, ledgerKinds)),
    check(
      'payment_ledger_sign',
      sql`${t.amountPaise} <> 0 and (${t.kind} in ('refund', 'reversal', 'debit', 'moved')) = (${t.amountPaise} < 0)`,
    ),
    check(
      'payment_ledger_reversal',
      sql`(${t.kind} = 'reversal') = (${t.reverses} is not null) and (${t.reverses} is null) = (${t.reversalCause} is null)`,
    ),
    check(
      'payment_ledger_bank_fee',
      sql`${t.bankFeePaise} is null or (${t.bankFeePaise} > 0 and coalesce(${t.reversalCause}, '') = 'bounced')`,
    ),
    check('payment_ledger_reversal_cause', oneOf(t.reversalCause, reversalCauses)),
    check('payment_ledger_attempt', sql`${t.kind} <> 'payment' or ${t.attemptId} is not null`),
  ],
);

/**
 * Every return, webhook and verification unchanged, for disputes. Append-only, except that unsigned messages are
 * deleted after a month.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    source: text().notNull(),
    txnid: text(),
    hashOk: boolean(),
    payload: jsonb().$type<JsonObject>().notNull(),
    /** Hash of source and payload, so that the same message is stored once; null for answers to our own requests. */
    digest: text(),
    receivedAt: createdAt(),
  },
  (t) => [index('events_of_txnid').on(t.txnid), uniqueIndex('payment_events_once').on(t.txnid, t.digest)],
);

/** Something staff must look at. The key identifies the cause, so that it's raised only once. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text().notNull(),
    orderId: integer().references(() => orders.id),
    message: text().notNull(),
    createdAt: createdAt(),
    /** When it was mailed to the company, or null. */
    mailedAt: time(),
    seenAt: time(),
    seenBy: integer().references(() => staff.id),
  },
  (t) => [
    index('alerts_unseen').on(t.id).where(sql`${t.seenAt} is null`),
    index('alerts_unmailed').on(t.id).where(sql`${t.mailedAt} is null`),
    index('alerts_of_order').on(t.orderId),
    check('alerts_seen', sql`(${t.seenAt} is null) = (${t.seenBy} is null)`),
  ],
);

/** The sandbox gateway's own records; the shop itself never reads them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    txnid: text().primaryKey(),
    fields: jsonb().$type<JsonObject>().notNull(),
    status: text().notNull(),
    unmappedStatus: text(),
    mihpayid: text().unique(),
    amountPaise: paise().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('sandbox_payments_amount', notNegative(t.amountPaise))],
);
