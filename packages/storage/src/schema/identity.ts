import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, time, updatedAt } from './columns.ts';

/**
 * Accounts and sessions, with the names and columns of better-auth, which earlier releases used. They stay, with the
 * unused `verification`, while nodes of such a release may still run.
 */
export const user = pgTable(
  'user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    role: text(),
    banned: boolean().default(false),
    banReason: text(),
    banExpires: time(),
  },
  (t) => [check('user_email_lower', sql`${t.email} = lower(${t.email})`)],
);

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: time().notNull(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ipAddress: text(),
    userAgent: text(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    impersonatedBy: text(),
  },
  (t) => [index('session_by_user').on(t.userId), index('session_by_expiry').on(t.expiresAt)],
);

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    /** Read only by nodes of earlier releases, which keep running while nodes are replaced one by one. */
    issuer: text().default('local:credential'),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: time(),
    refreshTokenExpiresAt: time(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('account_by_provider').on(t.providerId, t.accountId), index('account_by_user').on(t.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verification_by_identifier').on(t.identifier)],
);
