import { accountKinds, reversalCauses } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, paise } from './columns.ts';
import { customers, staff } from './customers.ts';
import { orders } from './orders.ts';
import { paymentLedger } from './payments.ts';

const recordedWays = ['transfer', 'cash', 'cheque'] as const;

/**
 * Money that we hold on a customer's account, beside their orders. Append-only, and never less than nothing is held (a
 * trigger refuses both): what came or was taken from an order is positive, what was allotted to one or paid back negative.
 */
export const accountLedger = pgTable(
  'account_ledger',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: accountKinds }).notNull(),
    amountPaise: paise().notNull(),
    /** How it came or was paid back; null for what was moved between the account and an order. */
    how: text({ enum: recordedWays }),
    /** The bank's reference, the receipt's number, or number and bank of a cheque. */
    reference: text(),
    /** The day in India on which it came, was paid back, moved or reversed. */
    receivedOn: date({ mode: 'string' }).notNull(),
    /** The order's entry of the payment ledger, where money was moved between the account and an order. */
    ledgerId: integer().references(() => paymentLedger.id),
    orderId: integer().references(() => orders.id),
    /** The receipt with which it was allotted at once. */
    receiptId: integer().references((): AnyPgColumn => accountLedger.id),
    /** The entry that it takes back, and why. */
    reverses: integer().references((): AnyPgColumn => accountLedger.id),
    reversalCause: text({ enum: reversalCauses }),
    bankFeePaise: paise(),
    /** Null if the customer did it. */
    staffId: integer().references(() => staff.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_of_customer').on(t.customerId, t.id),
    index('account_by_day').on(t.createdAt, t.id),
    index('account_by_reference').on(t.reference).where(sql`${t.kind} = 'receipt'`),
    index('account_of_receipt').on(t.receiptId).where(sql`${t.receiptId} is not null`),
    uniqueIndex('account_of_ledger').on(t.ledgerId).where(sql`${t.ledgerId} is not null`),
    uniqueIndex('account_reversed_once').on(t.reverses).where(sql`${t.reverses} is not null`),
    check('account_ledger_kind', oneOf(t.kind, accountKinds)),
    check(
      'account_ledger_sign',
      sql`${t.amountPaise} <> 0 and case when ${t.kind} in ('receipt', 'returned', 'moved') then ${t.amountPaise} > 0
        when ${t.kind} in ('allotted', 'moved-back', 'paid-back') then ${t.amountPaise} < 0 else true end`,
    ),
    check(
      'account_ledger_how',
      sql`(${t.how} is null) = (${t.kind} in ('allotted', 'returned', 'moved', 'moved-back'))`,
    ),
    check(
      'account_ledger_order',
      sql`(${t.how} is null) = (${t.orderId} is not null) and (${t.orderId} is null) = (${t.ledgerId} is null)`,
    ),
    check(
      'account_ledger_reversal',
      sql`(${t.kind} in ('returned', 'moved-back', 'reversal')) = (${t.reverses} is not null) and (${t.reverses} is null) = (${t.reversalCause} is null)`,
    ),
    check('account_ledger_reversal_cause', oneOf(t.reversalCause, reversalCauses)),
    check(
      'account_ledger_bank_fee',
      sql`${t.bankFeePaise} is null or (${t.bankFeePaise} > 0 and coalesce(${t.reversalCause}, '') = 'bounced')`,
    ),
  ],
);
