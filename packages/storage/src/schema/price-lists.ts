import type { PriceListRate } from '@boxwright/money';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, time, updatedAt, version } from './columns.ts';
import { customers } from './customers.ts';

/** Customers who have prices or coupons in common. */
export const customerGroups = pgTable('customer_groups', {
  id: id(),
  name: text().notNull().unique(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const customerGroupMembers = pgTable(
  'customer_group_members',
  {
    groupId: integer()
      .notNull()
      .references(() => customerGroups.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.groupId] }), index('members_of_group').on(t.groupId)],
);

/** Prices for one customer or for a group: a share that is taken off the usual ones. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: id(),
    /** Buyers read it as the reason of their price. */
    name: text().notNull(),
    customerId: integer().references(() => customers.id),
    groupId: integer().references(() => customerGroups.id),
    rates: jsonb().$type<PriceListRate[]>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** The last day; null for no end. */
    validUntil: date({ mode: 'string' }),
    /** When staff ended it before its last day. */
    endedAt: time(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('price_lists_of_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    index('price_lists_of_group').on(t.groupId).where(sql`${t.groupId} is not null`),
    check('price_lists_one_owner', sql`num_nonnulls(${t.customerId}, ${t.groupId}) = 1`),
    check('price_lists_days', sql`${t.validUntil} >= ${t.validFrom}`),
  ],
);
