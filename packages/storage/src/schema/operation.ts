import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, notNegative, time, updatedAt } from './columns.ts';

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});

/**
 * How often each table that public pages show was changed. Triggers count, so that changes by hand count too. When the
 * sum has grown, nodes empty their caches.
 */
export const shopVersions = pgTable('shop_versions', {
  tableName: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** The first answer for each idempotency key; repeated requests get it again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** Hash of the request's body: the key is valid for that body only. Null for rows older than this column. */
    requestHash: text(),
    answer: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_by_age').on(t.createdAt)],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    scope: text().notNull(),
    /** Who is counted: an account, an e-mail, an IP address. */
    subject: text().notNull(),
    windowStart: time().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.subject, t.windowStart] }),
    index('rate_limits_by_age').on(t.windowStart),
    check('rate_limits_count', notNegative(t.count)),
  ],
);
