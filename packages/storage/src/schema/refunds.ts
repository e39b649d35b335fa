import { refundCauseCodes, refundStates } from '@boxwright/orders';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, type JsonObject, oneOf, paise, time, updatedAt } from './columns.ts';
import { staff } from './customers.ts';
import { orders } from './orders.ts';
import { paymentAttempts } from './payments.ts';

/** Money that goes back to a buyer. It enters the ledger only once it is paid. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The payment that is refunded; null for cash, which no gateway can refund. */
    attemptId: integer().references(() => paymentAttempts.id),
    amountPaise: paise().notNull(),
    /** Random name of the refund at the gateway, which refuses a second refund with this name. */
    token: text().notNull().unique(),
    state: text({ enum: refundStates }).notNull().default('requested'),
    /** The gateway's number of the refund, or the reference of a transfer that staff typed. */
    reference: text(),
    /** Why it is refunded; decides about its papers. */
    causeCode: text({ enum: refundCauseCodes }).notNull(),
    /** The same in words, as its papers print it. */
    cause: text().notNull(),
    /** Why the gateway didn't pay it. */
    problem: text(),
    /** The gateway's last answer. */
    answer: jsonb().$type<JsonObject>(),
    /** How often, and when last, the gateway was asked to pay it. */
    tries: integer().notNull().default(0),
    askedAt: time(),
    nextCheckAt: time(),
    /** The bank account that the customer gave; deleted when the customer is erased. */
    account: text(),
    /** The day in India on which staff paid it. */
    paidOn: date({ mode: 'string' }),
    /** The member of staff who paid it by hand. */
    staffId: integer().references(() => staff.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_of_order').on(t.orderId, t.id),
    index('refunds_by_hand').on(t.id).where(sql`${t.state} = 'by-hand'`),
    index('refunds_in_state').on(t.state, t.id),
    index('refunds_due').on(t.nextCheckAt).where(sql`${t.state} in ('requested', 'asked')`),
    check('refunds_state', oneOf(t.state, refundStates)),
    check('refunds_cause_code', oneOf(t.causeCode, refundCauseCodes)),
    check('refunds_amount', sql`${t.amountPaise} > 0`),
    check('refunds_token', sql`length(${t.token}) between 1 and 23`),
  ],
);

/** The sandbox gateway's own records of refunds; the shop itself never reads them. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    token: text().primaryKey(),
    mihpayid: text().notNull(),
    amountPaise: paise().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sandbox_refunds_of_payment').on(t.mihpayid),
    check('sandbox_refunds_amount', sql`${t.amountPaise} > 0`),
  ],
);
