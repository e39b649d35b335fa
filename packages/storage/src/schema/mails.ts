import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';
import { customers } from './customers.ts';

export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;

export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Identifies the mail, so that a retried job creates it only once. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    /** The Reply-To address, if it isn't the sender. */
    replyTo: text(),
    /** For a reminder: the page that stops reminders of its kind. */
    unsubscribeUrl: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** File keys. */
    attachments: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: mailStates }).notNull().default('queued'),
    /** Why the last try to send it failed. */
    error: text(),
    /** How often sending was tried. */
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: time(),
  },
  (t) => [
    index('mails_by_state').on(t.state, t.id),
    index('mails_of_recipient').on(t.recipient),
    check('mails_state', oneOf(t.state, mailStates)),
  ],
);

/** Mails that a customer can stop. All others belong to an order or to the account. */
export const refusableMails = ['payment-reminder', 'order-again'] as const;

/** The kinds of mail that a customer has stopped. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: refusableMails }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'mail_refusals_once', columns: [t.customerId, t.kind] }),
    check('mail_refusals_kind', oneOf(t.kind, refusableMails)),
  ],
);
