import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative, oneOf, time } from './columns.ts';
import { user } from './identity.ts';

export const ticketPurposes = ['change', 'reset'] as const;

/** The one-time code that was mailed last to somebody who forgot their password. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    sentAt: time().notNull(),
    expiresAt: time().notNull(),
    /** How often somebody has tried to name it. */
    tries: integer().notNull().default(0),
  },
  (t) => [check('password_codes_tries', notNegative(t.tries))],
);

/** What lets its holder set a new password, once it is verified by the code or by the current password. */
export const passwordTickets = pgTable(
  'password_tickets',
  {
    /** Hash of the ticket; of the session that gave the current password, until the ticket is handed out to it. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ticketPurposes }).notNull(),
    verifiedAt: time(),
    expiresAt: time().notNull(),
    /** How often its holder has named a wrong code. */
    tries: integer().notNull().default(0),
  },
  (t) => [
    index('password_tickets_of_user').on(t.userId),
    index('password_tickets_by_expiry').on(t.expiresAt),
    check('password_tickets_purpose', oneOf(t.purpose, ticketPurposes)),
    check('password_tickets_tries', notNegative(t.tries)),
  ],
);
