import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, time } from './columns.ts';

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
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** File keys. */
    attachments: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: mailStates }).notNull().default('queued'),
    error: text(),
    createdAt: createdAt(),
    sentAt: time(),
  },
  (t) => [
    index('mails_by_state').on(t.state, t.id),
    index('mails_of_recipient').on(t.recipient),
    check('mails_state', oneOf(t.state, mailStates)),
  ],
);
