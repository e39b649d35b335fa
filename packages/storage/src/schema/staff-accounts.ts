import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, time } from './columns.ts';
import { staff } from './customers.ts';

/** The authenticator app of a member of staff. */
export const staffAuthenticators = pgTable('staff_authenticators', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that the database doesn't hold. */
  sealedSecret: text().notNull(),
  /** When a first code proved that the app has the secret; null until then, and sign-in asks for no code. */
  confirmedAt: time(),
  /** Time step of the last code used, so that no code counts twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Codes that can be used instead of the authenticator app, each once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: time(),
  },
  (t) => [primaryKey({ name: 'staff_recovery_codes_once', columns: [t.staffId, t.codeHash] })],
);

/** People who were invited to join the staff and haven't joined yet. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: text().notNull().unique('staff_invitations_email_unique'),
    name: text().notNull(),
    role: text().notNull(),
    /** Hash of the token in the mailed link. */
    tokenHash: text().notNull().unique('staff_invitations_token_unique'),
    invitedBy: integer()
      .notNull()
      .references(() => staff.id),
    expiresAt: time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('staff_invitations_email_lower', sql`${t.email} = lower(${t.email})`)],
);
