import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative, oneOf, time } from './columns.ts';
import { user } from './identity.ts';

/**
 * A new password, after the current one or a mailed code; the download of one's own data; the second step of a staff
 * sign-in; a new staff password by a mailed link.
 */
export const ticketPurposes = ['change', 'reset', 'export', 'staff-sign-in', 'staff-reset'] as const;

/** The last one-time code mailed to a user who forgot their password. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    sentAt: time().notNull(),
    expiresAt: time().notNull(),
    /** How often somebody tried to enter it. */
    tries: integer().notNull().default(0),
  },
  (t) => [check('password_codes_tries', notNegative(t.tries))],
);

/**
 * A ticket that allows its holder, once, to set a new password or to download their data, after it is verified by the
 * code or the current password.
 */
export const passwordTickets = pgTable(
  'password_tickets',
  {
    /**
     * Hash of the ticket. Before it is handed out to a session that entered the current password, a hash of that
     * session.
     */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ticketPurposes }).notNull(),
    verifiedAt: time(),
    expiresAt: time().notNull(),
    /** How many codes its holder has tried. */
    tries: integer().notNull().default(0),
  },
  (t) => [
    index('password_tickets_of_user').on(t.userId),
    index('password_tickets_by_expiry').on(t.expiresAt),
    check('password_tickets_purpose', oneOf(t.purpose, ticketPurposes)),
    check('password_tickets_tries', notNegative(t.tries)),
  ],
);
