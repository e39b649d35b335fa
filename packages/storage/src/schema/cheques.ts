import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, paise } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';

/** How a cheque ends that was never paid; one that was noted by mistake never was one. */
const chequeEnds = ['bounced', 'given-back', 'mistake'] as const;

/**
 * Cheques that were handed in for an order. One is no money: what has cleared is an entry of the payment ledger with the
 * same number and bank, so whether a cheque waits follows from both tables.
 */
export const cheques = pgTable(
  'cheques',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    number: text().notNull(),
    /** On which it is drawn, in capitals, as the ledger has it. */
    bank: text().notNull(),
    /** The day that is written on it: from that day it can be paid in. */
    datedOn: date({ mode: 'string' }).notNull(),
    amountPaise: paise().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: createdAt(),
    /** Null while it waits, and once it has cleared. */
    end: text({ enum: chequeEnds }),
    endedOn: date({ mode: 'string' }),
    endedBy: integer().references(() => staff.id),
    /** What the bank charged us for one that it didn't pay, booked on the day of its end. */
    bankFeePaise: paise(),
  },
  (t) => [
    index('cheques_of_order').on(t.orderId),
    index('cheques_open').on(t.datedOn, t.id).where(sql`${t.end} is null`),
    check('cheques_number', sql`${t.number} ~ '^[0-9]{6}$'`),
    check('cheques_amount', sql`${t.amountPaise} > 0`),
    index('cheques_with_fee').on(t.endedOn, t.id).where(sql`${t.bankFeePaise} is not null`),
    check('cheques_end', oneOf(t.end, chequeEnds)),
    check(
      'cheques_bank_fee',
      sql`${t.bankFeePaise} is null or (${t.bankFeePaise} > 0 and coalesce(${t.end}, '') = 'bounced')`,
    ),
    check(
      'cheques_ended',
      sql`(${t.end} is null) = (${t.endedOn} is null) and (${t.end} is null) = (${t.endedBy} is null)`,
    ),
  ],
);
